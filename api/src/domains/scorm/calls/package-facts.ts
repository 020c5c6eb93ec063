import { eq } from 'drizzle-orm'
import type { PackageFacts } from '@portico/shared/contract/scorm/authoring.ts'
import { findingText, inOrder, type PackageReport } from '@portico/shared/rules/scorm/package-report.ts'
import { packageTree } from '@portico/shared/rules/scorm/package-tree.ts'
import { readTrialResult } from '@portico/shared/rules/scorm/trial-seen.ts'
import { trialHints } from '@portico/shared/rules/scorm/trial.ts'
import type { Transaction } from '../../../db/client.ts'
import { scormPackages } from '../tables.ts'

/** Package details for its author; null if there is no package. */
export async function packageFacts(db: Transaction, package_id: number | null): Promise<PackageFacts | null> {
  if (package_id === null) return null
  const [row] = await db.select().from(scormPackages).where(eq(scormPackages.id, package_id))
  if (!row) return null
  return { ...row, lines: packageTree(row), report: row.report && worded(row.report) }
}

const worded = ({ organizations, missing, unlisted, findings, trial, ...report }: PackageReport) => ({
  ...report,
  organizations: [...organizations],
  missing: { ...missing, names: [...missing.names] },
  unlisted: { ...unlisted, names: [...unlisted.names] },
  findings: [
    ...inOrder(findings).map((finding) => ({ severity: finding.severity, text: findingText(finding) })),
    ...(trial ? trialHints(trial).map((text) => ({ severity: 'hint' as const, text })) : []),
  ],
  is_tried: trial !== undefined && readTrialResult(trial)?.ended !== 'not_run',
})
