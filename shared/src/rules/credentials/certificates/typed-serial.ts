/** Serial numbers of 20 characters have groups of five; the 28-character ones issued today have groups of four. */
const groups: Readonly<Record<number, RegExp>> = { 20: /.{5}(?=.)/g, 28: /.{4}(?=.)/g }

/**
 * Normalizes a typed serial number to its issued form, regardless of hyphens and spaces. Serial numbers never contain I, L or O, so these are read as
 * 1, 1 and 0. Input of any other length is only trimmed and uppercased.
 */
export function typedSerial(typed: string): string {
  const capitals = typed.trim().toUpperCase()
  const characters = capitals.replace(/[\s-]/g, '').replace(/[IL]/g, '1').replaceAll('O', '0')
  const group = groups[characters.length]
  return group ? characters.replace(group, '$&-') : capitals
}
