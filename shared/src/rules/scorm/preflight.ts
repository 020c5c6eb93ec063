import { bytesLabel } from '../media/upload-text.ts'
import { itemProgress } from '../../states/learning/item-progress.ts'
import { firstByName, foldName } from './by-name.ts'
import { timespan as isTimespan } from './cmi-types.ts'
import type { Finding, FindingCode, PackageReport } from './package-report.ts'
import { parsePrerequisites } from './parse-prerequisites.ts'
import { namedIn } from './prerequisites-met.ts'
import { lockFinder, scoStates, type PackageSco, type ScoRecord } from './sco-state.ts'

/** A manifest item for the preflight check: its playable fields plus the settings it requested. */
export type CheckedItem = PackageSco & {
  launch_data: string | null
  max_time_allowed: string | null
  time_limit_action: string | null
  /** raw text of adlcp:masteryscore, possibly invalid */
  asked_score: string | null
}
export type CheckedPackage = {
  items: readonly CheckedItem[]
  headings: readonly { identifier: string; title: string }[]
  organizations: readonly { title: string; is_played: boolean }[]
  /** without a table of contents: how many other contents the package has that could be opened */
  not_shown?: number
  /** file names listed in the manifest, relative to the package root */
  listed: readonly string[]
  /** the package's files, with their sizes */
  files: ReadonlyMap<string, number>
}

const mostNames = 20
/** per item; more names would only repeat that its prerequisites are wrong */
const mostUnknown = 5
const launchDataMost = 4_096
const large_bytes = 500 * 1024 ** 2
const unplayable = /\.(?:swf|flv|wmv|avi|rm|class|jar|xap|dcr)$/i

const found = (severity: Finding['severity'], code: FindingCode, params: Finding['params'] = {}): Finding => ({
  severity,
  code,
  params,
})
const countLabel = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
const first = (names: readonly string[]): string => names[0] ?? ''
const few = (names: readonly string[]) => ({ count: names.length, names: names.slice(0, mostNames) })

/** More items than anyone writes prerequisites for by hand; larger manifests are not simulated. */
const mostPlayed = 300

/** Finds the SCOs that stay locked whatever order a learner follows. */
function lockedForGood(items: readonly CheckedItem[]): CheckedItem[] {
  if (items.length > mostPlayed) return []
  const records = new Map<string, ScoRecord>()
  for (let opened = -1; opened !== records.size;) {
    opened = records.size
    const lockOf = lockFinder(scoStates(items, [...records.values()]))
    for (const { identifier: sco, visible } of items)
      if (visible && !records.has(sco) && lockOf(sco) === null)
        records.set(sco, { sco, result: itemProgress.success, lesson_status: 'passed', score_raw: null })
  }
  return items.filter(({ identifier, visible }) => visible && !records.has(identifier))
}

function prerequisiteFindings({ items, headings }: CheckedPackage): Finding[] {
  const known = new Set([...items, ...headings].map(({ identifier }) => identifier))
  const stuck = new Set(lockedForGood(items))
  const unseen = firstByName(
    items.filter(({ visible }) => !visible),
    ({ identifier }) => identifier,
  )
  return items.flatMap((item) => {
    const { title, prerequisites } = item
    if (prerequisites === null) return []
    const expression = parsePrerequisites(prerequisites)
    if (expression === null) return [found('hint', 'prerequisites_unreadable', { title })]
    const named = [...new Set(namedIn(expression))]
    const unknown = named.filter((name) => !known.has(name)).slice(0, mostUnknown)
    const hiddenName = named.find((name) => unseen.has(name))
    const hidden = hiddenName === undefined ? undefined : unseen.get(hiddenName)
    const isStuck = stuck.has(item)
    return [
      ...(isStuck && hidden ? [found('trap', 'locked_by_hidden', { title, other: hidden.title })] : []),
      ...(isStuck && !hidden ? [found('trap', 'locked_for_good', { title })] : []),
      ...unknown.map((name) => found('hint', 'prerequisites_unknown', { title, name })),
    ]
  })
}

const itemFindings = ({ items }: CheckedPackage): Finding[] =>
  items.flatMap(({ title, launch_data, mastery_score, asked_score, max_time_allowed, time_limit_action }) => [
    ...((launch_data?.length ?? 0) > launchDataMost
      ? [found('trap', 'launch_data_dropped', { title, length: String(launch_data?.length) })]
      : []),
    ...(mastery_score === null && asked_score !== null
      ? [found('hint', 'mastery_score_ignored', { title, score: asked_score.slice(0, 40) })]
      : []),
    ...(max_time_allowed && isTimespan(max_time_allowed) && time_limit_action?.startsWith('exit')
      ? [found('hint', 'ends_by_itself', { title, time: max_time_allowed, action: time_limit_action.slice(0, 40) })]
      : []),
  ])

/** Finds headings without items, mostly caused by items whose resource is missing from the manifest. */
function emptyHeadings({ items, headings }: CheckedPackage): CheckedPackage['headings'] {
  const above = new Set(items.flatMap(({ ancestors = [] }) => ancestors))
  return headings.filter(({ identifier }) => !above.has(identifier)).slice(0, mostNames)
}

function fileFindings(
  { files }: CheckedPackage,
  { missing, unlisted, recased }: Record<'missing' | 'unlisted' | 'recased', readonly string[]>,
): Finding[] {
  const names = [...files.keys()]
  const dead = names.filter((name) => unplayable.test(name))
  const largest = [...files].reduce<[string, number]>((most, one) => (one[1] > most[1] ? one : most), ['', 0])
  const about = (list: readonly string[]) => ({ count: countLabel(list.length, 'file'), name: first(list) })
  return [
    ...(missing.length > 0 ? [found('trap', 'files_missing', about(missing))] : []),
    ...(dead.length > 0 ? [found('trap', 'plays_nowhere', about(dead))] : []),
    ...(unlisted.length > 0 ? [found('hint', 'files_unlisted', about(unlisted))] : []),
    ...(recased.length > 0
      ? [found('hint', 'other_case', { ...about(recased), count: countLabel(recased.length, 'name') })]
      : []),
    ...(largest[1] > large_bytes
      ? [found('hint', 'very_large', { name: largest[0], size: bytesLabel(largest[1]) })]
      : []),
  ]
}

/** Without a table of contents only the first content is played. */
function noOrganization({ items, organizations, not_shown = 0 }: CheckedPackage): Finding[] {
  if (organizations.length > 0) return []
  const others = not_shown === 0 ? '' : ` ${countLabel(not_shown, 'other is', 'others are')} not shown.`
  return [found('hint', 'no_organization', { title: items[0]?.title ?? '', others })]
}

/**
 * Checks a package before learners see it: promises of the manifest that the files cannot keep, traps for learners, and hints for the author. It
 * never rejects a package.
 */
export function preflight(given: CheckedPackage): PackageReport {
  const { items, organizations, listed, files } = given
  const folded = new Set([...files.keys()].map(foldName))
  const missing = listed.filter((name) => !folded.has(foldName(name)))
  const exact = new Set([...files.keys()].map((name) => name.normalize('NFC')))
  const recased = listed.filter((name) => !exact.has(name.normalize('NFC')) && folded.has(foldName(name)))
  const named = new Set(listed.map(foldName))
  const unlisted = [...files.keys()].filter(
    (name) => !named.has(foldName(name)) && !/^[^/]*\.(?:xml|xsd|dtd)$/i.test(name),
  )
  const scos = items.filter(({ sco }) => sco).length
  const played = organizations.find(({ is_played }) => is_played)
  const findings = [
    ...prerequisiteFindings(given),
    ...itemFindings(given),
    ...emptyHeadings(given).map(({ title }) => found('hint', 'heading_without_parts', { title })),
    ...fileFindings(given, { missing, unlisted, recased }),
    ...(scos === 0 ? [found('hint', 'only_pages')] : []),
    ...noOrganization(given),
    ...(organizations.length > 1
      ? [
          found('hint', 'other_organizations', {
            count: countLabel(organizations.length, 'table of contents', 'tables of contents'),
            title: played?.title ?? '',
          }),
        ]
      : []),
  ]
  return { organizations, scos, pages: items.length - scos, missing: few(missing), unlisted: few(unlisted), findings }
}
