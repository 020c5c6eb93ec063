import type { Verb } from '../../../../kernel/verb.ts'
import { checkCustomDomain } from './check-custom-domain.ts'
import { checkCustomEmail } from './check-custom-email.ts'
import { createCustomDomain } from './create-custom-domain.ts'
import { createCustomEmail } from './create-custom-email.ts'
import { deleteCustomDomain } from './delete-custom-domain.ts'
import { deleteCustomEmail } from './delete-custom-email.ts'
import { showCustomDomain } from './show-custom-domain.ts'
import { showCustomEmail } from './show-custom-email.ts'
import { tlsAsk } from './tls-ask.ts'

export const domains: readonly Verb[] = [
  showCustomDomain,
  createCustomDomain,
  checkCustomDomain,
  deleteCustomDomain,
  showCustomEmail,
  createCustomEmail,
  checkCustomEmail,
  deleteCustomEmail,
  tlsAsk,
]
