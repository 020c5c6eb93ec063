import type { Config } from '../config.ts'
import { nameOfHost } from '../settings/host-name.ts'

/** The portal of a request, as the kernel knows it. */
export type Portal = {
  id: number
  kind: 'admin' | 'core' | 'tenant'
  name: string
  slug: string
  custom_domain: string | null
  is_paused: boolean
  time_zone: string
  type: 1 | 2 | null
  is_marketable: boolean
  /** staff must have a second factor */
  demands_second_factor: boolean
  plan_short_name: string | null
  subscription_ends_at: Date | null
}

/** The portal that a host refers to: core on PUBLIC_HOST itself, admin. and {slug}. below it, anything else is a custom domain. */
export type HostMeaning =
  | { kind: 'core' }
  | { kind: 'admin' }
  | { kind: 'slug'; slug: string }
  | { kind: 'domain'; domain: string }

export function hostMeaning(host: string, config: Pick<Config, 'PUBLIC_HOST'>): HostMeaning {
  const name = nameOfHost(host)
  if (name === config.PUBLIC_HOST) return { kind: 'core' }
  if (name === `admin.${config.PUBLIC_HOST}`) return { kind: 'admin' }
  if (name.endsWith(`.${config.PUBLIC_HOST}`))
    return { kind: 'slug', slug: name.slice(0, -config.PUBLIC_HOST.length - 1) }
  return { kind: 'domain', domain: name }
}
