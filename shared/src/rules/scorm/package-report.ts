import type { TrialResult } from './trial-seen.ts'

/** A finding for the package's author; a `trap` is a problem that would block learners. */
export type Finding = { severity: 'trap' | 'hint'; code: FindingCode; params: Readonly<Record<string, string>> }

/** The findings of a package import, apart from its items. */
export type PackageReport = {
  organizations: readonly { title: string; is_played: boolean }[]
  scos: number
  /** pages that can be opened but report nothing */
  pages: number
  /** files named in the manifest but missing from the package: the count and the first names */
  missing: { count: number; names: readonly string[] }
  /** files in the package that the manifest does not name; they are still served */
  unlisted: { count: number; names: readonly string[] }
  findings: readonly Finding[]
  /** result of the trial launch, if one ran */
  trial?: TrialResult
}

const findingTexts = {
  files_missing:
    'The manifest names {count} that the package does not contain, such as {name}. Pages that need missing files will be incomplete.',
  locked_for_good: '“{title}” can never be opened: its prerequisites depend on each other.',
  locked_by_hidden: '“{title}” waits for “{other}”, which learners cannot see or open.',
  plays_nowhere: 'The package holds {count} that today’s browsers cannot play, such as {name}.',
  launch_data_dropped:
    '“{title}” brings {length} characters of start data; SCORM 1.2 allows 4,096. The content starts without them.',
  mastery_score_ignored: '“{title}” requires a score of {score}, which is not between 0 and 100. No score is required.',
  ends_by_itself: '“{title}” may end automatically after {time} ({action}). Only the content notifies learners.',
  only_pages: 'Nothing in this package reports a result. Each page counts as done once it has been opened.',
  heading_without_parts: 'Learners won’t see “{title}”: the package has no content for it.',
  other_organizations: 'The package holds {count}. Learners see “{title}”; the others are not shown.',
  no_organization: 'The manifest has no table of contents. Learners see “{title}”, its first content.{others}',
  prerequisites_unknown: '“{title}” waits for “{name}”, which the package does not have. That prerequisite is ignored.',
  prerequisites_unreadable: 'The prerequisites of “{title}” cannot be read and are ignored.',
  files_unlisted: 'Not listed in the manifest: {count}, such as {name}. Learners still get them.',
  other_case: 'Capital letters differ from the package: {count}, such as {name}. That works here.',
  very_large: 'The largest file, {name}, is {size}. It starts slowly on a slow connection.',
} as const

export type FindingCode = keyof typeof findingTexts

/** Returns the text of a finding. */
export const findingText = ({ code, params }: Finding): string =>
  findingTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

/** Sorts findings for display: traps first. */
export const inOrder = (findings: readonly Finding[]): Finding[] => [
  ...findings.filter(({ severity }) => severity === 'trap'),
  ...findings.filter(({ severity }) => severity === 'hint'),
]
