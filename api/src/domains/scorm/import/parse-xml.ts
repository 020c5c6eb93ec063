import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** An element: attributes under '@name', text under '#text', children under their local names, always as lists. */
export type XmlElement = { [name: string]: string | XmlElement[] | undefined }

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
    },
  )
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // The parser never expands entities; the five XML entities and numeric ones are decoded here, after a DTD is ruled out.
  processEntities: false,
  maxNestedTags: 200,
  alwaysCreateTextNode: true,
  isArray: (name, _path, _leaf, isAttribute) => !isAttribute && name !== '#text',
  tagValueProcessor: (_name, value) => decodeEntities(value),
  attributeValueProcessor: (_name, value) => decodeEntities(value),
})

/** Whether a DTD comes before the root element; an unterminated comment counts as one. Scans each character once. */
function hasDoctype(xml: string): boolean {
  let at = xml.indexOf('<')
  while (at !== -1 && !/[A-Za-z_]/.test(xml.charAt(at + 1))) {
    const end = xml.startsWith('<!--', at) ? xml.indexOf('-->', at + 4) : -1
    if (end === -1 && xml.startsWith('<!', at)) return true
    at = xml.indexOf('<', Math.max(end, at) + 1)
  }
  return false
}

/** Returns the root element and its name; null if the text is not well-formed XML or contains a DTD. */
export function parseXml(xml: string): { name: string; root: XmlElement } | null {
  try {
    if (hasDoctype(xml) || XMLValidator.validate(xml) !== true) return null
    const document: XmlElement = parser.parse(xml)
    const [name] = Object.keys(document).filter((key) => key !== '#text')
    const root = name ? childrenOf(document, name)[0] : undefined
    return name && root ? { name, root } : null
  } catch {
    return null
  }
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  const children = element?.[name]
  return Array.isArray(children) ? children : []
}

export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  const value = element?.[`@${name}`]
  return typeof value === 'string' ? value : undefined
}

/** The text of a child element with whitespace collapsed; undefined if the child is missing or empty. */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  const text = childrenOf(element, name)[0]?.['#text']
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() || undefined : undefined
}
