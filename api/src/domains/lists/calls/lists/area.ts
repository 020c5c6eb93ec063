import { resources } from '@portico/shared/resources/resources.ts'
import { listOf } from '../../list-of.ts'
import { resourceVerbs } from '../../resource-verbs.ts'
import { listCategories, listOptions, selectCategories, selectOptions } from './aliases.ts'
import { createAuthorAvatar } from './create-author-avatar.ts'
import { deleteAuthorAvatar } from './delete-author-avatar.ts'
import type { Verb } from '../../../../kernel/verb.ts'

/** The calls of every declared list (REF-001), their other names, and those for author pictures. */
export const lists: readonly Verb[] = [
  listCategories,
  selectCategories,
  listOptions,
  selectOptions,
  ...resources.flatMap(({ name }) => resourceVerbs(listOf(name))),
  createAuthorAvatar,
  deleteAuthorAvatar,
]
