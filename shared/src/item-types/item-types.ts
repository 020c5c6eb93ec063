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

/** Every type of module item. The registries of the api (`api/src/domains/item-types`) and of the site (`features/learning/items`) have an entry for each. */
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

/** Whether items of this type are finished that way; calls refuse items of other types. */
export const isFinishedBy = (word: ItemTypeDeclaration['finished_by'], type: ItemType): boolean =>
  itemTypeOf(type).finished_by === word

/** All types whose items are finished that way. */
export const typesFinishedBy = (word: ItemTypeDeclaration['finished_by']): ItemType[] =>
  itemTypeNames.filter((type) => isFinishedBy(word, type))

/** The type of a word on the wire or in an address, second names included; null for any other word. */
export function findItemType(word: string): ItemType | null {
  return itemTypeNames.find((type) => type === word || itemTypeOf(type).other_names.includes(word)) ?? null
}

/** Every word that means a type in addresses: names and second names. */
export const itemTypeWords: readonly string[] = itemTypeNames.flatMap((type) => [type, ...itemTypeOf(type).other_names])
