import type { Verb } from '../../../../kernel/verb.ts'
import { getFaq } from './get-faq.ts'
import { listFaq } from './list-faq.ts'

export const faq: readonly Verb[] = [listFaq, getFaq]
