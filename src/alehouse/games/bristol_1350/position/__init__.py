"""The state: the road (road.py) with its symptom cards and remedy cards, and the chronicle of what happened to them."""
