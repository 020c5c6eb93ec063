import type { Verb } from '../../../kernel/verb.ts'
import { setExternalPageStatus } from './own/set-external-page-status.ts'
import { showProviderCompany } from './own/show-provider-company.ts'
import { updateProviderCompany } from './own/update-provider-company.ts'
import { clickPartnerPage } from './public/click-partner-page.ts'
import { getPartnerPage } from './public/get-partner-page.ts'
import { getProvider } from './public/get-provider.ts'
import { listProviderCards } from './public/list-provider-cards.ts'
import { addPartnerMember } from './staff/add-partner-member.ts'
import { listPartnerMembers } from './staff/list-partner-members.ts'
import { listPartnerPages } from './staff/list-partner-pages.ts'
import { removePartnerMember } from './staff/remove-partner-member.ts'
import { reviewPartnerPage } from './staff/review-partner-page.ts'
import { selectProviderPages } from './staff/select-provider-pages.ts'

export const partners: readonly Verb[] = [
  showProviderCompany,
  updateProviderCompany,
  setExternalPageStatus,
  listPartnerMembers,
  addPartnerMember,
  removePartnerMember,
  listPartnerPages,
  reviewPartnerPage,
  selectProviderPages,
  getProvider,
  listProviderCards,
  getPartnerPage,
  clickPartnerPage,
]
