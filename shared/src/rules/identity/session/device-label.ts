// The order matters: Edge and Opera user agents also contain Chrome, and Chrome's contains Safari.
const browsers = [
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const

const named = (agent: string, names: readonly (readonly [string, string])[]): string | null =>
  names.find(([part]) => agent.includes(part))?.[1] ?? null

/** Describes a User-Agent header in plain words: "Firefox on Windows". Leaves out anything the header does not say. */
export function deviceLabel(user_agent: string | null): string {
  const browser = named(user_agent ?? '', browsers)
  const system = named(user_agent ?? '', systems)
  if (browser === null) return system ?? 'Unknown device'
  return system === null ? browser : `${browser} on ${system}`
}
