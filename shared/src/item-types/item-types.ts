import { audio } from './audio.ts'
import { assignment } from './assignment.ts'
import { document } from './document.ts'
import { exam } from './exam.ts'
import type { ItemTypeDeclaration } from './item-type-declaration.ts'
import { itemTypeNames, type ItemType } from './item-type.ts'
import { scormModule } from './scorm-module.ts'
import { survey } from './survey.ts'
import { text } from './text.ts'
import { video } from './video.ts'

/**
 * All types of module items. The registries of the API (`api/src/domains/item-types`) and of the site (`features/learning/items`) have an entry for
 * each.
 */
export const itemTypes = {
  Text: text,
  Video: video,
  Audio: audio,
  Document: document,
  Exam: exam,
  Survey: survey,
  Assignment: assignment,
  ScormModule: scormModule,
} satisfies { readonly [T in ItemType]: ItemTypeDeclaration<T> }

/** The same, for code that does not depend on the type. */
export const itemTypeOf = (type: ItemType): ItemTypeDeclaration => itemTypes[type]

/** Whether items of this type are finished in the given way; calls reject items of other types. */
export const isFinishedBy = (word: ItemTypeDeclaration['finished_by'], type: ItemType): boolean =>
  itemTypeOf(type).finished_by === word

/** All types whose items are finished in the given way. */
export const typesFinishedBy = (word: ItemTypeDeclaration['finished_by']): ItemType[] =>
  itemTypeNames.filter((type) => isFinishedBy(word, type))

/** Finds the type for a name on the wire or in a URL, including additional names; null for unknown names. */
export function findItemType(word: string): ItemType | null {
  return itemTypeNames.find((type) => type === word || itemTypeOf(type).other_names.includes(word)) ?? null
}

/** All names of types in URLs, including additional ones. */
export const itemTypeUrlNames: readonly string[] = itemTypeNames.flatMap((type) => [
  type,
  ...itemTypeOf(type).other_names,
])
