import type { Field, Resource } from './resource.ts'

type Named = readonly [string, Field]
const of = (resource: Resource): Named[] => Object.entries(resource.fields)

/** The columns of the list. */
export const listedFields = (resource: Resource): Named[] => of(resource).filter(([, field]) => field.list)
/** What the list can be narrowed to. */
export const filterFields = (resource: Resource): Named[] => of(resource).filter(([, field]) => field.filter)
/** What the search looks into. */
export const searchedFields = (resource: Resource): Named[] => of(resource).filter(([, field]) => field.search)
/** What a person may write. */
export const writtenFields = (resource: Resource): Named[] => of(resource).filter(([, field]) => !field.fixed)
/** The columns of a CSV file that is imported: everything that a form writes. */
export const importedFields = (resource: Resource): Named[] =>
  resource.import_by === null ? [] : createdFields(resource)
/** What a new entry is made of; a list that makes none has none. */
export const createdFields = (resource: Resource): Named[] =>
  resource.calls.includes('create') ? writtenFields(resource) : []
/** Columns that every entry fills, so that a page can begin after any of them. */
export const sortableFields = (resource: Resource): Named[] =>
  listedFields(resource).filter(
    ([name, field]) =>
      (field.required || name === resource.sort) &&
      ['text', 'slug', 'number', 'money', 'choice', 'clock', 'day'].includes(field.kind),
  )
/** What many entries can be given at once, in the order of the form. */
export const bulkFields = (resource: Resource): Named[] =>
  of(resource).filter(([name]) => resource.bulk_edit.includes(name))
/** Many entries of another list, kept in a table between the two. */
export const isLinked = ([, field]: Named): boolean => field.kind === 'relation' && field.many === true
