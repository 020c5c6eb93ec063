import type { Action } from '../access/grants.ts'
import type { ErrorCode } from '../errors/catalog.ts'
import type { EntryFamily } from '../tags/entry-family.ts'
import type { Tag } from '../tags/tags.ts'
import type { IconName } from '../icons/icon-paths.ts'

type Common = {
  label: string
  help?: string
  /** Must be filled in; every other field can be cleared (with null, or '' for texts whose column requires that). */
  required?: boolean
  /** A column of the list. Other fields are only read with the entry itself. */
  list?: boolean
  /** The list can be filtered by one value of it. */
  filter?: boolean
  /** Included in the list's search. */
  search?: boolean
  /** Read-only: set by the installation. */
  fixed?: boolean
  /** Displayed beside the form, not in it. */
  beside?: true
}

/** The supported kinds of fields. A list that needs another kind is written by hand. */
export type Field = Common &
  /** `least_parts`: minimum number of comma-separated parts */
  (
    | { kind: 'text'; max: number; lines?: boolean; least_parts?: number }
    | { kind: 'rich_text'; max: number }
    | { kind: 'slug'; from: string; noun?: string }
    /** `of_web`: web URLs only, no page of the portal and no email */
    | { kind: 'link'; of_web?: true }
    | { kind: 'image' }
    | { kind: 'color' }
    | { kind: 'number'; min: number; max: number; default?: number }
    /** an amount in cents; `below`: the field of the list that it must stay below */
    | { kind: 'money'; max_cents: number; below?: string }
    | { kind: 'boolean'; default: boolean }
    | { kind: 'choice'; options: readonly Choice[]; default: Choice['value'] }
    /** `ordered`: many of them, in the order of selection */
    | { kind: 'relation'; to: string; many?: boolean; ordered?: boolean }
    /** local day and time; `zone`: the field with its time zone; `after`: the field of the list that it must be later than */
    | { kind: 'clock'; zone: string; after?: string }
    | { kind: 'day' }
    /** hours by subject, one per line: “Ethics: 1.5” */
    | { kind: 'hours' }
  )
export type Choice = {
  readonly value: number | string
  readonly label: string
  readonly tone?: 'green' | 'gray' | 'error' | 'warning' | 'success'
}
export type FieldKind = Field['kind']

/** Calls a list needs for bulk changes, including the job that runs them. */
export const bulkCalls = ['bulk_edit', 'show_job', 'report_job', 'cancel_job'] as const
/** Calls that import a CSV file into a list, one per step. */
export const importCalls = ['import_template', 'judge_import', 'show_import', 'run_import', 'report_import'] as const
/** All calls that a list can have. Every list has index, select, show and those of `bulkCalls`. */
export const everyCall = [
  'index',
  'select',
  'export',
  'show',
  'create',
  'update',
  'reorder',
  'delete',
  'bulk_delete',
  'delete_matching',
  'restore',
  ...bulkCalls,
  ...importCalls,
] as const
export type ResourceCall = (typeof everyCall)[number]

/** Calls of a provider's list: no imports, and version checks for simultaneous edits by two people of a company. */
export const callsOfProvider = everyCall.filter((call) => !importCalls.some((one) => one === call))

/** One reference list. Calls, routes, pages, menu, OpenAPI and tests are derived from it. */
export type Resource = {
  /** In paths: /portals/<name>, in both the API and the admin app; for a provider's list below /partner. */
  readonly name: string
  /** last segment of its path, if different from its name */
  readonly segment?: string
  /** Each provider has its own: its people see only their provider's entries, and calls name no portal (ROL-030). */
  readonly of_provider?: true
  readonly title: string
  /** One entry, as worded in the middle of a sentence. */
  readonly singular: string
  /** Its icon in menus, from the design system. */
  readonly icon: IconName
  /** Purpose of the list: the text of its empty state. */
  readonly purpose: string
  readonly fields: Readonly<Record<string, Field>> & { readonly version?: never }
  /** The field that names an entry; also the `title` of its option (OP-99). */
  readonly title_field: string
  readonly sort: string
  /** Simple fields that can be set on many entries at once: a choice, a switch, a number, a color, one entry of another list. */
  readonly bulk_edit: readonly string[]
  /**
   * The field by which a CSV import recognizes existing entries, so that importing the same file twice changes nothing; null if the list has no
   * import.
   */
  readonly import_by: string | null
  /** The prefix of its actions in the grants table: `lists` needs lists.read, lists.edit and lists.delete. */
  readonly noun: Noun
  readonly calls: readonly ResourceCall[]
  /** errors of creating, changing or deleting an entry, besides those of its fields */
  readonly refusals?: readonly ErrorCode[]
  /** additional errors of creating an entry */
  readonly create_refusals?: readonly ErrorCode[]
  /** Tags of the public pages that show entries; a change republishes them, and the pages of the courses that use the entry. */
  readonly shown_on: readonly Tag[]
  /** The course search uses words of its entries; a change updates them in the catalog and its index. */
  readonly finds_courses?: true
  /** Only the core portal has entries, and all portals show them on their pages (OP-42). */
  readonly of_core?: true
  /** Only the core portal has this list (ROL-025). */
  readonly only_core?: true
  /** Public pages of each entry, found by its slug (`slug`, or the field named here); a changed slug leaves a 301 behind. */
  readonly families?: readonly EntryFamily[]
  readonly address_field?: string
}
type NounOf<A extends string> = A extends `${infer N}.delete`
  ? `${N}.read` extends Action
    ? `${N}.edit` extends Action
      ? N
      : never
    : never
  : never
export type Noun = NounOf<Action>

/** Declares a list and keeps its exact names. */
export const resource = <const R extends Resource>(
  declaration: R & { readonly bulk_edit: readonly (keyof R['fields'])[]; readonly import_by: keyof R['fields'] | null },
): R => declaration
