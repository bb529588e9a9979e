"""What people read, in every language: Fluent files, shared by Python and the web page."""

from alehouse.text.language import choose_language, languages, read_language
from alehouse.text.speech import MissingText, Speech, add_texts, speech

__all__ = [
    "MissingText",
    "Speech",
    "add_texts",
    "choose_language",
    "languages",
    "read_language",
    "speech",
]
