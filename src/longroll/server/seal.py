"""The server's signature on the records it gives out. Dice are checked by their secret; that nobody invented, changed
or cut off an action afterwards only whoever kept the table can say."""

from __future__ import annotations

import msgspec
from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from longroll.kit.record import Record, Signature
from longroll.kit.terms import BadInput
from longroll.kit.typed import decode

PREFIX = b"longroll record\n"
"""Nothing else is ever signed with this key; should that change, one cannot pass for the other."""
PUBLIC_BYTES = 32


class PublicKey(msgspec.Struct, frozen=True):
    """What ``/api/key`` says."""

    key: str
    algorithm: str = "Ed25519"


class Seal:
    """A key to sign records with; ``public`` is its public half in hexadecimal digits."""

    def __init__(self, seed: bytes) -> None:
        self._key = SigningKey(seed)
        self.public = bytes(self._key.verify_key).hex()

    def sign(self, record: Record) -> Record:
        signed = self._key.sign(PREFIX + record.canonical()).signature
        return msgspec.structs.replace(record, signature=Signature(self.public, signed.hex()))


def check(record: Record, signature: Signature) -> None:
    """BadInput unless the record is as it was when the key that the signature names signed it."""
    try:
        key = VerifyKey(public_bytes(signature.key))
        key.verify(PREFIX + record.canonical(), bytes.fromhex(signature.value))
    except (BadSignatureError, ValueError):
        raise BadInput("the signature does not hold: the record was changed after the server signed it") from None


def public_bytes(text: str) -> bytes:
    """A public key from its digits; ValueError if it is none."""
    found = bytes.fromhex(text)
    if len(found) != PUBLIC_BYTES:
        raise ValueError
    return found


def read_public(text: str) -> str:
    """A public key as people have it: its digits, or the answer of ``/api/key``."""
    try:
        key = decode(text, PublicKey).key if text.lstrip().startswith("{") else text
        return public_bytes(key.strip()).hex()
    except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
        raise BadInput("no public key of a server: it has 64 hexadecimal digits (the server's /api/key)") from None
