import { resources } from '@portico/shared/resources/resources.ts'
import { listOf } from '../../list-of.ts'
import { resourceVerbs } from '../../resource-verbs.ts'
import { createAuthorAvatar } from './create-author-avatar.ts'
import { deleteAuthorAvatar } from './delete-author-avatar.ts'
import type { Verb } from '../../../../kernel/verb.ts'

/** The calls of every declared list (REF-001), and those for author pictures. */
export const lists: readonly Verb[] = [
  ...resources.flatMap(({ name }) => resourceVerbs(listOf(name))),
  createAuthorAvatar,
  deleteAuthorAvatar,
]
