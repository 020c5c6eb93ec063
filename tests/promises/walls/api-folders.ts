// Folders of the api named by several walls.
export const settings = 'api/src/settings'
export const config = 'api/src/config.ts'
export const portal = 'api/src/portal'
export const db = 'api/src/db'
export const events = 'api/src/events'
export const kernel = 'api/src/kernel'
export const storage = 'api/src/storage'
export const csv = 'api/src/csv'
export const serving = 'api/src/serving'
export const pdf = 'api/src/pdf'
export const priceStamps = 'api/src/price-stamps'
export const realtime = 'api/src/realtime'
export const payments = 'api/src/adapters/payments'
export const sanitize = 'api/src/adapters/sanitize-content.ts'
export const withoutParameters = 'api/src/loggable-error.ts'
export const registries = 'api/src/registries'
export const attentionRegistry = 'api/src/registries/attention.ts'
export const mailRegistry = 'api/src/registries/mails.ts'
export const materialUserRegistry = 'api/src/registries/material-users.ts'
export const purposeRegistry = 'api/src/registries/upload-purposes.ts'

/** Table definitions, each in the folder that writes it; every other file that works with rows may read them. */
export const tables = ['api/src/domains/*/tables.ts', 'api/src/kernel/tables.ts']

/** Returns a domain's folder, or a part of it; `*` stands for every domain. */
export const domain = (path: string): string => `api/src/domains/${path}`
