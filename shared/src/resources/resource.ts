import type { Action } from '../access/actions.ts'
import type { ErrorCode } from '../errors/catalog.ts'
import type { EntryFamily } from '../tags/entry-family.ts'
import type { Tag } from '../tags/tags.ts'
import type { IconName } from '../icons/icon-paths.ts'

type Common = {
  label: string
  help?: string
  /** It must be filled in; every other field may be emptied (null, or nothing for texts that the table wants as ''). */
  required?: boolean
  /** A column of the list. What is not listed is only read with the entry itself. */
  list?: boolean
  /** The list can be narrowed to one value of it. */
  filter?: boolean
  /** The list's search looks into it. */
  search?: boolean
  /** Shown, never written: what the installation gave the entry. */
  fixed?: boolean
  /** Stands beside the form and not in it. */
  beside?: true
}

/** The kinds of field that a list may have. A list that needs another kind is written by hand. */
export type Field = Common &
  /** `least_parts`: so many parts at least, with commas between */
  (
    | { kind: 'text'; max: number; lines?: boolean; least_parts?: number }
    | { kind: 'rich_text'; max: number }
    | { kind: 'slug'; from: string; noun?: string }
    /** `of_web`: an address of the web alone, no page of the portal and no mail */
    | { kind: 'link'; of_web?: true }
    | { kind: 'image' }
    | { kind: 'color' }
    | { kind: 'number'; min: number; max: number; default?: number }
    /** an amount in cents; `below`: the field of the list that it must be less than */
    | { kind: 'money'; max_cents: number; below?: string }
    | { kind: 'boolean'; default: boolean }
    | { kind: 'choice'; options: readonly Choice[]; default: Choice['value'] }
    /** `ordered`: many of them, in the order in which they are chosen */
    | { kind: 'relation'; to: string; many?: boolean; ordered?: boolean }
    /** a day and a time as a clock there shows them; `zone`: the field with its time zone; `after`: the field of the list that it must come after */
    | { kind: 'clock'; zone: string; after?: string }
    | { kind: 'day' }
    /** hours by subject, a line each: “Ethics: 1.5” */
    | { kind: 'hours' }
  )
export type Choice = {
  readonly value: number | string
  readonly label: string
  readonly tone?: 'green' | 'gray' | 'error' | 'warning' | 'success'
}
export type FieldKind = Field['kind']

/** What a list needs so that many of its entries can be changed at once, with the job behind it. */
export const bulkCalls = ['bulk_edit', 'show_job', 'report_job', 'cancel_job'] as const
/** What brings a CSV file into a list, in steps that are calls of their own. */
export const importCalls = ['import_template', 'judge_import', 'show_import', 'run_import', 'report_import'] as const
/** All calls that a list may have. Every list has index, select, show and those of `bulkCalls`. */
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

/** Those of a provider's list: none is brought in from a file, and two people of one company may edit at once. */
export const callsOfProvider = everyCall.filter((call) => !importCalls.some((one) => one === call))

/** One reference list. Calls, routes, pages, menu, OpenAPI and tests follow from it. */
export type Resource = {
  /** In paths: /portals/<name>, in the API and in the admin app alike; a provider's below /partner. */
  readonly name: string
  /** the last part of its address, where that is not its name */
  readonly segment?: string
  /** Each provider keeps its own: whoever works for one sees that one's entries alone, and names no portal (ROL-030). */
  readonly of_provider?: true
  readonly title: string
  /** One entry, in the middle of a sentence. */
  readonly singular: string
  /** Its picture in menus, of the design system's icons. */
  readonly icon: IconName
  /** What the list is for: the text of its empty state. */
  readonly purpose: string
  readonly fields: Readonly<Record<string, Field>> & { readonly version?: never }
  /** The field that an entry is known by, and the `title` of its option (OP-99). */
  readonly title_field: string
  readonly sort: string
  /** Simple fields that many entries can be given at once: a choice, a switch, a number, a color, one entry of another list. */
  readonly bulk_edit: readonly string[]
  /** The field by which a CSV import recognizes an entry that there is already, so that the same file changes nothing twice; null where none is imported. */
  readonly import_by: string | null
  /** The row of the grants table, without its verb: `lists` needs lists.read, lists.edit and lists.delete. */
  readonly noun: Noun
  readonly calls: readonly ResourceCall[]
  /** what making, changing or deleting an entry may be refused with, beyond its fields */
  readonly refusals?: readonly ErrorCode[]
  /** what a new entry may be refused with, beyond those */
  readonly create_refusals?: readonly ErrorCode[]
  /** Tags of the public pages that show entries; a change republishes them, and the pages of the courses that name the entry. */
  readonly shown_on: readonly Tag[]
  /** Courses are found by its entries' words: a change brings those up to date in the catalog and its index. */
  readonly finds_courses?: true
  /** Its entries are the core portal's alone, and every portal's pages show them (OP-42). */
  readonly of_core?: true
  /** The core portal alone has it (ROL-025). */
  readonly only_core?: true
  /** The public pages that each entry has, by its address (`slug`, or the field named here); a changed one leaves a 301 behind. */
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

/** Declares a list: it only keeps the exact names. */
export const resource = <const R extends Resource>(
  declaration: R & { readonly bulk_edit: readonly (keyof R['fields'])[]; readonly import_by: keyof R['fields'] | null },
): R => declaration
