"""The addresses of this machine on its networks, the one that phones most likely reach first."""

import ipaddress
import socket
import struct
import sys

# An address that is never used; asking for the way to it sends nothing.
NOWHERE = ("192.0.2.1", 9)
# Networks between programs of one machine, and tunnels: no phone of the house is on them.
INWARD = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap", "tailscale", "wg")
HOME = ipaddress.ip_network("192.168.0.0/16")
ASK_ADDRESS = 0x8915  # SIOCGIFADDR of Linux
NAME_BYTES, ADDRESS_AT = 256, slice(20, 24)


def lan_addresses() -> list[str]:
    """The addresses on the home network, the most likely one first."""
    return ordered(_outward(), _by_name(), _interfaces())


def ordered(outward: list[str], named: list[str], interfaces: list[tuple[str, str]]) -> list[str]:
    """First the way out, then what looks like a home; what stays inside the machine last."""
    known = {address: name for name, address in interfaces}
    found = dict.fromkeys([*outward, *named, *known])

    def rank(address: str) -> tuple[bool, bool, bool]:
        inward = known.get(address, "").startswith(INWARD)
        return inward, address not in outward, ipaddress.ip_address(address) not in HOME

    return sorted((one for one in found if not one.startswith("127.")), key=rank)


def _outward() -> list[str]:
    """The address that this machine goes to other networks by."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            return [str(probe.getsockname()[0])]
        except OSError:
            return []


def _by_name() -> list[str]:
    """What the machine's own name stands for: on macOS and Windows all its addresses."""
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [str(entry[4][0]) for entry in known]


def _interfaces() -> list[tuple[str, str]]:
    """The name and address of each interface, where the system tells: on Linux."""
    if sys.platform != "linux":
        return []
    import fcntl  # noqa: PLC0415

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            request = struct.pack(f"{NAME_BYTES}s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(asking.fileno(), ASK_ADDRESS, request)
            except OSError:  # it has none
                continue
            found.append((name, socket.inet_ntoa(answer[ADDRESS_AT])))
    return found
