import { itemTypeNames, type ItemType } from '@portico/shared/item-types/item-type.ts'
import type { DemoItem } from '../content/types.ts'
import type { Bulk, Row } from './bulk.ts'
import { at } from './bulk.ts'
import { loadExams } from './load-exams.ts'
import type { StoredDocument } from './store-documents.ts'
import { loadScormModules, type StoredPackages } from './store-scorm-packages.ts'

export interface DetailInput {
  portal_id: number
  documents: ReadonlyMap<string, StoredDocument>
  /** the packages that SCORM items play; null if no course has one */
  scorm: StoredPackages | null
}
type Of<T extends ItemType> = Extract<DemoItem, { type: T }>
type Load<T extends ItemType> = (bulk: Bulk, input: DetailInput, items: readonly Of<T>[]) => Promise<number[]>

/** Inserts the detail rows for items of one type in bulk; ids come back in item order. */
const loaders: { readonly [T in ItemType]: Load<T> } = {
  Text: (bulk, input, items) =>
    add(bulk, input, { table: 'texts', rows: items.map(({ html }) => ({ content: html })) }),
  Video: (bulk, input, items) =>
    add(bulk, input, { table: 'videos', rows: items.map(({ link, html }) => ({ link, transcript: html })) }),
  Audio: (bulk, input, items) =>
    add(bulk, input, {
      table: 'audios',
      rows: items.map(({ file, html }) => {
        const stored = input.documents.get(file)
        if (!stored) throw new Error(`no recording ${file}`)
        return { file: stored.file, file_name: stored.file_name, transcript: html, material_id: null }
      }),
    }),
  Document: (bulk, input, items) =>
    add(bulk, input, {
      table: 'documents',
      rows: items.map(({ file, sheet }) => {
        const stored = input.documents.get(file)
        if (!stored) throw new Error(`no document ${file}`)
        return { description: sheet.intro, ...stored }
      }),
    }),
  Exam: (bulk, { portal_id }, items) => loadExams(bulk, portal_id, { type: 'exam', exams: items }),
  Survey: (bulk, { portal_id }, items) =>
    loadExams(bulk, portal_id, {
      type: 'survey',
      exams: items.map((item) => ({ ...item, attempts_number: null, pass_percentage: 0 })),
    }),
  Assignment: (bulk, input, items) =>
    add(bulk, input, {
      table: 'assignments',
      rows: items.map(({ html, attempts, score }) => ({ reqs: html, attempts, score })),
    }),
  ScormModule: async (bulk, { portal_id, scorm }, items) => {
    if (items.length === 0) return []
    if (scorm === null) throw new Error('no package for a SCORM item')
    return loadScormModules(bulk, portal_id, { packages: scorm, names: items.map((item) => item.package) })
  },
}

async function add(
  bulk: Bulk,
  { portal_id }: DetailInput,
  { table, rows }: { table: string; rows: readonly Row[] },
): Promise<number[]> {
  const ids = await bulk.ids(table, rows.length)
  await bulk.insert(
    table,
    rows.map((row, index) => ({ id: at(ids, index), portal_id, ...row })),
  )
  return ids
}

/** Inserts the detail row of each item into the table of its type; ids come back in item order. */
export async function loadItemDetails(bulk: Bulk, input: DetailInput, items: readonly DemoItem[]): Promise<number[]> {
  const found: number[] = []
  const loadType = async <T extends ItemType>(type: T) => {
    const isOfType = (item: DemoItem): item is Of<T> => item.type === type
    const ids = await loaders[type](bulk, input, items.filter(isOfType))
    items
      .flatMap((item, index) => (isOfType(item) ? [index] : []))
      .forEach((index, order) => {
        found[index] = at(ids, order)
      })
  }
  for (const type of itemTypeNames) await loadType(type)
  return found
}
