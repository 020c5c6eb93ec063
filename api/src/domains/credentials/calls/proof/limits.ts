import type { Limit } from '../../../../kernel/rate-limit.ts'

const hour_s = 3_600

/** Packets and zips of certificates: each is minutes of work for the heavy lane, which all portals share. */
export const packetsPerUser = (id: number): Limit => ({ key: `packets:${id}`, limit: 10, window_s: hour_s })
/** Looking what a packet would have: each reads all completions of its days. */
export const previewsPerUser = (id: number): Limit => ({ key: `packet-previews:${id}`, limit: 120, window_s: hour_s })
