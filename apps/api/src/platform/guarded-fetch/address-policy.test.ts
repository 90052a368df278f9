import { describe, expect, it } from 'vitest';
import { publicInternet } from './address-policy';

describe('the public Internet', () => {
  it.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450::1'])(
    'has %s',
    (address) => expect(publicInternet.allowsAddress(address)).toBe(true),
  );

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['unspecified', '::'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['unique local', 'fd00::1'],
    ['unique local: the metadata of a cloud', 'fd00:ec2::254'],
    ['link-local: the metadata of a cloud', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['carrier-grade NAT', '100.127.255.254'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.250'],
    ['multicast', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['protocol assignments', '192.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '203.0.113.1'],
    ['documentation', '2001:db8::1'],
    ['benchmarking', '198.18.0.1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped loopback in hex', '::ffff:7f00:1'],
    ['IPv4-mapped public', '::ffff:1.1.1.1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of a public address', '64:ff9b::101:101'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['nothing', ''],
    ['no address', 'localhost'],
  ])('has nothing that is %s: %s', (_kind, address) => {
    expect(publicInternet.allowsAddress(address)).toBe(false);
  });

  it('is asked on the ports of the web', () => {
    expect([80, 443, 8443].every(publicInternet.allowsPort)).toBe(true);
    expect([22, 25, 6379, 5432, 11_211].some(publicInternet.allowsPort)).toBe(false);
  });
});
