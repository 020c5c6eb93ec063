import { makePackage } from './make-package.ts'

const utf16 = (text: string) => text.replace('encoding="UTF-8"', 'encoding="UTF-16"')

/** Valid packages by name, each with a different feature. */
export const GOOD_PACKAGES: Record<string, () => Promise<Buffer>> = {
  plain: () => makePackage(),
  mastery_score: () => makePackage({ mastery_score: 60, max_time_allowed: '00:30:00' }),
  launch_data: () => makePackage({ launch_data: 'unit=4&mode="short"' }),
  parameters: () => makePackage({ parameters: '?theme=calm&page=2' }),
  xml_base: () => makePackage({ base: 'content/en us/', folder: 'content/en us/' }),
  utf8_bom: () => makePackage({ title: 'Privacidad en recepción', encode: (text) => Buffer.from(`\ufeff${text}`) }),
  utf16_le: () => makePackage({ title: 'Privacidad en recepción', encode: (text) => Buffer.from(`\ufeff${utf16(text)}`, 'utf16le') }),
  utf16_be: () => makePackage({ title: 'Privacidad en recepción', encode: (text) => Buffer.from(`\ufeff${utf16(text)}`, 'utf16le').swap16() }),
  zip64: () => makePackage({ title: 'Zip64', more: [{ name: 'large.bin', data: 'x', zip64: true }] }),
  case_mismatch: () => makePackage({ href: 'Index.HTML' }),
  default_matches_nothing: () => makePackage({ default_organization: 'another' }),
}
