/** Limits for an uploaded package. Real packages peak at a ratio of 71:1; a bomb is beyond 1000:1. */
export type ArchiveLimits = {
  files: number
  unpacked_bytes: number
  manifest_bytes: number
  /** Ratio of unpacked to packed bytes, for files above ratio_from_bytes. */
  ratio: number
  ratio_from_bytes: number
  depth: number
  name_bytes: number
  path_bytes: number
}

const MiB = 1024 * 1024

export const ARCHIVE_LIMITS: ArchiveLimits = {
  files: 50_000,
  unpacked_bytes: 20 * 1024 * MiB,
  manifest_bytes: 5 * MiB,
  ratio: 200,
  ratio_from_bytes: 10 * MiB,
  depth: 32,
  name_bytes: 255,
  // an S3 key may have 1,024 bytes, including the package's folder
  path_bytes: 900,
}

/** A size for messages, such as '20 GiB'. */
export function bytesLabel(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB']
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  return `${Math.round((bytes / 1024 ** step) * 10) / 10} ${units[step]}`
}
