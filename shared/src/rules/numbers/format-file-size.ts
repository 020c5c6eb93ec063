const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

/** Formats a size from Bytes to YB at base 1024 with 2 decimals, plain bytes without decimals: "512 Bytes", "20.00 MB" (LEG-027). */
export function formatFileSize(bytes: number): string {
  let size = Math.max(0, bytes)
  let unit = 0
  // 1023.995 would be rounded to "1024.00", so it already uses the next unit.
  while (size >= 1023.995 && unit < units.length - 1) {
    if (unit === 0 && size < 1024) break
    size /= 1024
    unit += 1
  }
  return `${unit === 0 ? Math.round(size) : size.toFixed(2)} ${units[unit]}`
}
