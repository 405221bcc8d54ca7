import { isIPv6 } from 'node:net';

/** The network for which an address is counted: an IPv6 customer has 2⁶⁴ addresses with the same first four groups. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.toLowerCase().startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
