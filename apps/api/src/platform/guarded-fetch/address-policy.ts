import ipaddr from 'ipaddr.js';

/** Which machines the service may send requests to for a user. Injected; no setting weakens it. */
export interface AddressPolicy {
  /** @param address an IPv4 or IPv6 address, as the socket gives it. */
  readonly allowsAddress: (address: string) => boolean;
  readonly allowsPort: (port: number) => boolean;
}

const webPorts = new Set([80, 443, 8080, 8443]);

// Addresses that map to an IPv4 address or are inside this network, which ipaddr.js takes for ordinary ones.
const alsoRefused = ['::/96', '64:ff9b:1::/48', '2001:db8::/32', '3fff::/20', 'fec0::/10'].map((block) =>
  ipaddr.IPv6.parseCIDR(block),
);
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * The public Internet and nothing else: no loopback, private, link-local (which holds the metadata services of clouds),
 * multicast, carrier-grade NAT or reserved address, and no IPv6 address that carries an IPv4 address, whichever one:
 * mapped, compatible, NAT64, 6to4, Teredo (the IANA special-purpose registries, RFC 6890).
 */
export const publicInternet: AddressPolicy = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => webPorts.has(port),
};

function isPublicAddress(address: string): boolean {
  // A zone ("fe80::1%eth0") only makes sense inside a network.
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (!(parsed instanceof ipaddr.IPv6)) return true;
  return parsed.match(globalUnicast) && !alsoRefused.some((block) => parsed.match(block));
}
