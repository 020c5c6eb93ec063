// list_categories, select_categories, list_options, select_options
import {
  list_categories,
  list_options,
  select_categories,
  select_options,
} from '@portico/shared/contract/lists/aliases.ts'
import { verb } from '../../../../kernel/verb.ts'
import { listOf } from '../../list-of.ts'
import { readOptions } from '../../read-options.ts'
import { readPage } from '../../read-page.ts'

const topics = listOf('topics')
const options = listOf('training-options')
const one_query = true

export const listCategories = verb(list_categories, ({ db }, { query }) => readPage(db, topics, query), { one_query })
export const selectCategories = verb(select_categories, ({ db }, { query }) => readOptions(db, topics, query), {
  one_query,
})
export const listOptions = verb(list_options, ({ db }, { query }) => readPage(db, options, query), { one_query })
export const selectOptions = verb(select_options, ({ db }, { query }) => readOptions(db, options, query), {
  one_query,
})
