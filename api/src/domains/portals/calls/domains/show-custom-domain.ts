import { show_custom_domain } from '@portico/shared/contract/portals/domains.ts'
import { verb } from '../../../../kernel/verb.ts'
import { customDomainView } from './custom-domain-view.ts'

export const showCustomDomain = verb(show_custom_domain, ({ db, portal, services }) =>
  customDomainView(db, { portal, config: services.config }),
)
