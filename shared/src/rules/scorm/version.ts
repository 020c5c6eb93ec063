import type { scormErrors } from '../../errors/scorm.ts'

export type VersionVerdict =
  | { ok: true; version: '1.2' }
  | { ok: false; code: keyof typeof scormErrors & 'scorm.version'; params: { x: string } }
export type ManifestVersion = { schemaversion?: string | null; namespaces?: readonly string[] }

/** Detects a manifest's SCORM version from its schemaversion, or else from its namespaces; 'unknown' if neither names one. */
export function scormVersionOf({ schemaversion, namespaces = [] }: ManifestVersion): string {
  const stated = schemaversion?.trim()
  if (stated) return stated
  if (namespaces.some((name) => /adlcp_rootv1p2|imscp_rootv1p1p2/i.test(name))) return '1.2'
  if (namespaces.some((name) => /adlcp_v1p3|imscp_v1p1/i.test(name))) return '2004'
  return 'unknown'
}

/** Accepts only SCORM 1.2; rejects anything else with 'Version {x} is not implemented'. Source: SCO-011. */
export function checkVersion(manifest: ManifestVersion): VersionVerdict {
  const x = scormVersionOf(manifest)
  return x === '1.2' ? { ok: true, version: '1.2' } : { ok: false, code: 'scorm.version', params: { x } }
}
