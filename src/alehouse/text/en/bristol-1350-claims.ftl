# Bristol 1350: what players say to each other, true or not.

claim-b1350-healthy = I am healthy.
claim-b1350-infected = I have the plague.
claim-b1350-believes-healthy = I believe that { $whom } is healthy.
claim-b1350-believes-infected = I believe that { $whom } has the plague.
claim-b1350-mingled = At my last mingle I put in { $put } and { $put_too }, and got { $got } and { $got_too }.
claim-b1350-asks-health = { $whom }, are you healthy?
claim-b1350-asks-mingle = { $whom }, what did you put in at your last mingle, and what did you get?
