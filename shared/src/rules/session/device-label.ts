// The order matters: Edge and Opera name Chrome too, Chrome names Safari.
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

/** A User-Agent header in words that its owner knows: "Firefox on Windows". What it does not tell is left out. */
export function deviceLabel(user_agent: string | null): string {
  const browser = named(user_agent ?? '', browsers)
  const system = named(user_agent ?? '', systems)
  if (browser === null) return system ?? 'Unknown device'
  return system === null ? browser : `${browser} on ${system}`
}
