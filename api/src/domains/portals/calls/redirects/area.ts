import type { Verb } from '../../../../kernel/verb.ts'
import { createRedirect } from './create-redirect.ts'
import { deleteRedirect } from './delete-redirect.ts'
import { listRedirects } from './list-redirects.ts'

export const redirectsArea: readonly Verb[] = [listRedirects, createRedirect, deleteRedirect]
