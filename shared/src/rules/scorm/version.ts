import type { scormErrors } from '../../errors/scorm.ts'

export type VersionVerdict =
  | { ok: true; version: '1.2' }
  | { ok: false; code: keyof typeof scormErrors & 'scorm.version'; params: { x: string } }
export type ManifestVersion = { schemaversion?: string | null; namespaces?: readonly string[] }

/**
 * Which SCORM a manifest is written in: its schemaversion, or where that is missing, the vocabulary its namespaces name.
 * 'unknown' when neither names one.
 */
export function scormVersionOf({ schemaversion, namespaces = [] }: ManifestVersion): string {
  const stated = schemaversion?.trim()
  if (stated) return stated
  if (namespaces.some((name) => /adlcp_rootv1p2|imscp_rootv1p1p2/i.test(name))) return '1.2'
  if (namespaces.some((name) => /adlcp_v1p3|imscp_v1p1/i.test(name))) return '2004'
  return 'unknown'
}

/**
 * Only SCORM 1.2 is played; anything else is refused as 'Version {x} is not implemented'.
 * Source: SCO-011.
 */
export function checkVersion(manifest: ManifestVersion): VersionVerdict {
  const x = scormVersionOf(manifest)
  return x === '1.2' ? { ok: true, version: '1.2' } : { ok: false, code: 'scorm.version', params: { x } }
}
