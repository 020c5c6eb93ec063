import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { firstCharacters } from '@portico/shared/rules/text/cut-text.ts'
import { foldName } from '@portico/shared/rules/scorm/by-name.ts'
import { launchUrl } from '@portico/shared/rules/scorm/launch-url.ts'
import { checkVersion } from '@portico/shared/rules/scorm/version.ts'
import type { PackageItem } from '@portico/shared/rules/scorm/package-item.ts'
import type { PackageReport } from '@portico/shared/rules/scorm/package-report.ts'
import type { PackageHeading } from '@portico/shared/rules/scorm/package-tree.ts'
import { preflight, type CheckedItem } from '@portico/shared/rules/scorm/preflight.ts'
import { PackageRefused } from './package-refused.ts'
import { readManifest } from './read-manifest.ts'
import type { Manifest, ManifestItem, ManifestResource } from './read-manifest.ts'

export type PackageDescription = {
  title: string
  version: '1.2'
  entry: string
  items: PackageItem[]
  headings: PackageHeading[]
  report: PackageReport
}

type FindFile = (paths: readonly string[]) => string | undefined

function fileFinder(files: Iterable<string>): FindFile {
  const exact = new Set(files)
  const folded = new Map([...exact].map((name) => [foldName(name), name]))
  return (paths) =>
    paths.find((path) => exact.has(path)) ?? paths.map((path) => folded.get(foldName(path))).find(Boolean)
}

function launchOf({
  manifest,
  resource,
  parameters,
  find,
}: {
  manifest: Manifest
  resource: ManifestResource
  parameters: string
  find: FindFile
}): string {
  const url = launchUrl({ bases: [...manifest.bases, resource.base], href: resource.href, parameters })
  const file = url && find(url.paths)
  if (!file) throw new PackageRefused('scorm_import.file_missing', { name: url?.paths[0] ?? resource.href })
  return `${file.split('/').map(encodeURIComponent).join('/')}${url.query}${url.fragment}`
}

const EMPTY_ITEM = {
  asked_score: null,
  parameters: '',
  visible: true,
  prerequisites: null,
  max_time_allowed: null,
  time_limit_action: null,
  launch_data: null,
  mastery_score: null,
}

const launchable = ({ resources }: Manifest): ManifestResource[] =>
  [...resources.values()].filter(({ sco, href }) => sco && href !== '')

// Without organizations a package is a set of resources; its first SCO is its content.
function itemsOf(manifest: Manifest): ManifestItem[] {
  if (manifest.has_organization) return manifest.items
  const [first] = launchable(manifest)
  return first
    ? [{ ...EMPTY_ITEM, ancestors: [], identifier: first.identifier, identifierref: first.identifier, title: '' }]
    : []
}

const short = (title: string) => firstCharacters(title, 255)
const titled = <I extends { title: string }>(item: I, title: string): I => ({
  ...item,
  title: short(firstWith(item.title, title)),
})
const firstWith = (...titles: (string | undefined)[]) =>
  titles.map((title) => title?.trim()).find(Boolean) ?? 'Untitled course content'

// Files listed by the resources, without duplicates and as paths in the package; paths that lead outside it are dropped.
function listedFiles(manifest: Manifest): string[] {
  const names = [...manifest.resources.values()].flatMap((resource) =>
    resource.files.flatMap((href) => launchUrl({ bases: [...manifest.bases, resource.base], href })?.paths[0] ?? []),
  )
  return [...new Set(names)]
}

/** Far more than a learner would go through; every commit reads all of them. */
const mostParts = 1_000

type Played = { items: PackageItem[]; checked: CheckedItem[]; headings: PackageHeading[] }

// Splits the items into those that open (as stored and as checked) and the headings above them.
function playedItems(manifest: Manifest, find: FindFile): Played {
  const played: Played = { items: [], checked: [], headings: [] }
  const isTooMany = () => played.items.length > mostParts || played.headings.length > mostParts
  for (const { identifierref, asked_score, ...item } of itemsOf(manifest)) {
    const resource = identifierref === undefined ? undefined : manifest.resources.get(identifierref)
    if (resource?.href) {
      const launch = launchOf({ manifest, resource, parameters: item.parameters, find })
      const kept = { ...item, launch, sco: resource.sco }
      played.items.push(kept)
      played.checked.push({ ...kept, asked_score })
    } else played.headings.push({ identifier: item.identifier, title: short(item.title), ancestors: item.ancestors })
    if (isTooMany()) throw new PackageRefused('scorm_import.too_many_parts', { limit: formatCount(mostParts) })
  }
  return played
}

/**
 * Describes a package from its manifest and file names; an item without a launchable resource is a heading. A missing title comes from the first
 * content, otherwise from `name`, the zip's file name. Throws PackageRefused: unreadable manifest, other version, too many parts, nothing to launch,
 * missing launch file.
 */
export function describePackage({
  manifest: bytes,
  files,
  name,
}: {
  manifest: Uint8Array
  /** names with their sizes */
  files: ReadonlyMap<string, number>
  name?: string | undefined
}): PackageDescription {
  const manifest = readManifest(bytes)
  if (!manifest) throw new PackageRefused('scorm_import.manifest_unreadable')
  const version = checkVersion(manifest)
  if (!version.ok) throw new PackageRefused(version.code, version.params)

  const { items, checked, headings } = playedItems(manifest, fileFinder(files.keys()))
  const entry = items.find((item) => item.visible && item.sco) ?? items.find((item) => item.visible) ?? items[0]
  if (!entry) throw new PackageRefused('scorm_import.nothing_to_launch')
  const title = short(firstWith(manifest.title, entry.title, name))
  return {
    title,
    version: version.version,
    entry: entry.launch,
    items: items.map((item) => titled(item, title)),
    headings,
    report: preflight({
      items: checked.map((item) => titled(item, title)),
      headings,
      organizations: manifest.organizations,
      not_shown: manifest.has_organization ? 0 : launchable(manifest).length - 1,
      listed: listedFiles(manifest),
      files,
    }),
  }
}
