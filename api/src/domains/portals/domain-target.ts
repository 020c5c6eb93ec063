import type { Config } from '../../config.ts'
import { portalHost } from '../../portal/portal-url.ts'
import type { Portal } from '../../portal/portal.ts'

/** The portal's host on the installation itself, which its own domain has to lead to. */
export const firstHost = (portal: Pick<Portal, 'kind' | 'slug'>, config: Config): string =>
  portalHost({ ...portal, custom_domain: null }, config)

/** The host that the installation's mail comes from: senders let it send for them. */
export const mailHost = ({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string =>
  MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1).toLowerCase()
