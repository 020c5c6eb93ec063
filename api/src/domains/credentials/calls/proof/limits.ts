import type { Limit } from '../../../../kernel/rate-limit.ts'

const hour_s = 3_600

/** Packets and zips of certificates. Each takes minutes in the heavy lane, which all portals share. */
export const packetsPerUser = (id: number): Limit => ({ key: `packets:${id}`, limit: 10, window_s: hour_s })
/** Packet previews. Each reads all completions of its period. */
export const previewsPerUser = (id: number): Limit => ({ key: `packet-previews:${id}`, limit: 120, window_s: hour_s })
