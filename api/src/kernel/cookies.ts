import type { Config } from '../config.ts'
import { isLocal } from './portal-url.ts'

/** The product's prefix stands before every cookie of ours (SES-059). */
const prefix = 'portico_'
export const cookieNames = {
  session: `${prefix}session`,
  is_auth: `${prefix}is_auth`,
  current_role: `${prefix}current_role`,
  redirect_path: `${prefix}redirect_path`,
  selected_portal_id: `${prefix}selected_portal_id`,
  csrf: 'XSRF-TOKEN',
} as const

/** 24 hours (seed 002 §9). */
export const cookieLife_s = 86_400

/** Sub-domains of PUBLIC_HOST share cookies; a custom domain keeps its own (OP-32). The realm is one such cookie world. */
export function realmOf(host: string, config: Pick<Config, 'PUBLIC_HOST'>): string {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return name === config.PUBLIC_HOST || name.endsWith(`.${config.PUBLIC_HOST}`) ? config.PUBLIC_HOST : name
}

type Options = { host: string; config: Pick<Config, 'PUBLIC_HOST'>; http_only?: boolean; host_only?: boolean; max_age_s?: number }

export function setCookie(name: string, value: string, { host, config, http_only = false, host_only = false, max_age_s = cookieLife_s }: Options): string {
  const realm = realmOf(host, config)
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${max_age_s}`, 'SameSite=Lax']
  if (!host_only && realm === config.PUBLIC_HOST) parts.push(`Domain=${realm}`)
  if (http_only) parts.push('HttpOnly')
  if (!isLocal(realm)) parts.push('Secure')
  return parts.join('; ')
}

export const clearCookie = (name: string, options: Options): string => setCookie(name, '', { ...options, max_age_s: 0 })

export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...rest] = part.trim().split('=')
    if (key !== name) continue
    try {
      return decodeURIComponent(rest.join('='))
    } catch {
      return null
    }
  }
  return null
}
