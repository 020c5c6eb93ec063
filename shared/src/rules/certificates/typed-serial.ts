/** Serial numbers of twenty characters have groups of five, the longer ones issued today groups of four. */
const groups: Readonly<Record<number, RegExp>> = { 20: /.{5}(?=.)/g, 28: /.{4}(?=.)/g }

/**
 * The serial number that somebody typed, spelled as it was issued, wherever the hyphens and spaces were put. I, L and O are in no serial
 * number: whoever typed them misread 1, 1 and 0. Any other length is left as it is, in capitals.
 */
export function typedSerial(typed: string): string {
  const capitals = typed.trim().toUpperCase()
  const characters = capitals.replace(/[\s-]/g, '').replace(/[IL]/g, '1').replaceAll('O', '0')
  const group = groups[characters.length]
  return group ? characters.replace(group, '$&-') : capitals
}
