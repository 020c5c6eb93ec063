import { attributeOf, childrenOf, parseXml, textOf } from './parse-xml.ts'
import type { XmlElement } from './parse-xml.ts'
import { decodeXml } from './decode-xml.ts'

export type ManifestItem = {
  identifier: string
  title: string
  identifierref: string | undefined
  parameters: string
  visible: boolean
  prerequisites: string | null
  max_time_allowed: string | null
  time_limit_action: string | null
  launch_data: string | null
  mastery_score: number | null
  /** its text, even if it is not a valid score */
  asked_score: string | null
  /** identifiers of the items above it, from the top */
  ancestors: string[]
}
export type ManifestResource = { identifier: string; sco: boolean; href: string; base: string; files: string[] }
export type Manifest = {
  schemaversion: string | undefined
  namespaces: string[]
  title: string | undefined
  bases: string[]
  /** Items of the default organization in table-of-contents order, nested ones after their parent. */
  items: ManifestItem[]
  has_organization: boolean
  organizations: { title: string; is_played: boolean }[]
  resources: Map<string, ManifestResource>
}

function masteryScore(text: string | undefined): number | null {
  const score = Number(text ?? Number.NaN)
  return score >= 0 && score <= 100 ? score : null
}

// aicc_script is the only defined language; prerequisites in any other cannot be read.
function prerequisitesOf(item: XmlElement): string | null {
  const type = attributeOf(childrenOf(item, 'prerequisites')[0], 'type') ?? 'aicc_script'
  return type.trim().toLowerCase() === 'aicc_script' ? (textOf(item, 'prerequisites') ?? null) : null
}

function itemsBelow(parent: XmlElement, ancestors: string[] = []): ManifestItem[] {
  return childrenOf(parent, 'item').flatMap((item) => {
    const identifier = attributeOf(item, 'identifier') ?? ''
    return [itemOf(item, { identifier, ancestors }), ...itemsBelow(item, [...ancestors, identifier])]
  })
}

function itemOf(
  item: XmlElement,
  { identifier, ancestors }: { identifier: string; ancestors: string[] },
): ManifestItem {
  return {
    identifier,
    ancestors,
    title: textOf(item, 'title') ?? '',
    identifierref: attributeOf(item, 'identifierref') || undefined,
    parameters: attributeOf(item, 'parameters') ?? '',
    visible: attributeOf(item, 'isvisible')?.trim().toLowerCase() !== 'false',
    prerequisites: prerequisitesOf(item),
    max_time_allowed: textOf(item, 'maxtimeallowed') ?? null,
    time_limit_action: textOf(item, 'timelimitaction') ?? null,
    launch_data: textOf(item, 'datafromlms') ?? null,
    mastery_score: masteryScore(textOf(item, 'masteryscore')),
    asked_score: textOf(item, 'masteryscore') ?? null,
  }
}

function readResources(resources: XmlElement | undefined): Map<string, ManifestResource> {
  return new Map(
    childrenOf(resources, 'resource').map((resource) => {
      const identifier = attributeOf(resource, 'identifier') ?? ''
      const sco =
        (attributeOf(resource, 'scormtype') ?? attributeOf(resource, 'scormType'))?.trim().toLowerCase() === 'sco'
      return [
        identifier,
        {
          identifier,
          sco,
          href: attributeOf(resource, 'href') ?? '',
          base: attributeOf(resource, 'base') ?? '',
          files: childrenOf(resource, 'file').flatMap((file) => attributeOf(file, 'href') || []),
        },
      ]
    }),
  )
}

// default may name no existing organization; then the first one counts.
function defaultOrganization(
  organizations: XmlElement | undefined,
  all: readonly XmlElement[],
): XmlElement | undefined {
  const wanted = attributeOf(organizations, 'default')
  return all.find((organization) => attributeOf(organization, 'identifier') === wanted) ?? all[0]
}

/** Reads imsmanifest.xml (SCORM 1.2 CAM §2.2); null if it is not a readable manifest. No DTDs, no entities, no network. */
export function readManifest(bytes: Uint8Array): Manifest | null {
  const xml = decodeXml(bytes)
  const document = parseXml(xml)
  if (document?.name !== 'manifest') return null
  const manifest = document.root
  const organizations = childrenOf(manifest, 'organizations')[0]
  const all = childrenOf(organizations, 'organization')
  const organization = defaultOrganization(organizations, all)
  const resources = childrenOf(manifest, 'resources')[0]
  return {
    schemaversion: textOf(childrenOf(manifest, 'metadata')[0], 'schemaversion'),
    namespaces: [...xml.matchAll(/\sxmlns(?::[\w.-]+)?\s*=\s*["']([^"']+)["']/g)].map((match) => match[1] ?? ''),
    title: textOf(organization, 'title'),
    bases: [attributeOf(manifest, 'base') ?? '', attributeOf(resources, 'base') ?? ''],
    items: organization ? itemsBelow(organization) : [],
    has_organization: organization !== undefined,
    organizations: all.map((one) => ({
      title: (textOf(one, 'title') ?? '').slice(0, 255),
      is_played: one === organization,
    })),
    resources: readResources(resources),
  }
}
