import type { Field, Resource } from './resource.ts'

type Named = readonly [string, Field]
const of = (resource: Resource): Named[] => Object.entries(resource.fields)

/** The columns of the list. */
export const listedFields = (resource: Resource): Named[] => of(resource).filter(([, field]) => field.list)
/** Fields that can filter the list. */
export const filterFields = (resource: Resource): Named[] => of(resource).filter(([, field]) => field.filter)
/** Fields that the search covers. */
export const searchedFields = (resource: Resource): Named[] => of(resource).filter(([, field]) => field.search)
/** Fields that people can write. */
export const writtenFields = (resource: Resource): Named[] => of(resource).filter(([, field]) => !field.fixed)
/** Columns of an imported CSV file: all fields that a form writes. */
export const importedFields = (resource: Resource): Named[] =>
  resource.import_by === null ? [] : createdFields(resource)
/** Fields of a new entry; empty for a list that cannot create entries. */
export const createdFields = (resource: Resource): Named[] =>
  resource.calls.includes('create') ? writtenFields(resource) : []
/** Columns with a value in every entry, so that a page can start after any of them. */
export const sortableFields = (resource: Resource): Named[] =>
  listedFields(resource).filter(
    ([name, field]) =>
      (field.required || name === resource.sort) &&
      ['text', 'slug', 'number', 'money', 'choice', 'clock', 'day'].includes(field.kind),
  )
/** Fields that can be set on many entries at once, in form order. */
export const bulkFields = (resource: Resource): Named[] =>
  of(resource).filter(([name]) => resource.bulk_edit.includes(name))
/** References many entries of another list, stored in a join table. */
export const isLinked = ([, field]: Named): boolean => field.kind === 'relation' && field.many === true
