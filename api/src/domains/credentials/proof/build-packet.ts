import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { folderOfCertificates } from '@portico/shared/rules/credentials/packets/packet-parts.ts'
import { makePacket } from '@portico/shared/rules/credentials/packets/make-packet.ts'
import { rosterLine, rosterFormats } from '@portico/shared/rules/credentials/packets/roster-formats.ts'
import { certificatePdf } from '../certificates/certificate-pdf.ts'
import { checkUrl } from '../certificates/wire.ts'
import { agencies } from '../../lists/tables.ts'
import type { proofJobs } from '../tables.ts'
import type { ReactionContext } from '../../../kernel/reaction.ts'
import { type Completion, completionsOf } from './completions.ts'
import { attemptLines, attemptsOf } from './packet-attempts.ts'
import { linesAbout, type PacketLine } from './packet-line.ts'
import { packetKey } from './packet-key.ts'
import { seatTimesOf, timeLines } from './packet-seat-times.ts'

type Job = typeof proofJobs.$inferSelect
/** Builds a job's packet as a zip, with the person each row is about. Leaves out the rows that the agency would reject; the preview named them. */
export async function buildPacket(
  { inPortal, services, portal }: ReactionContext,
  job: Job,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<{ zip: Uint8Array; about: (number | null)[] }> {
  const { agency_id, from_day, to_day } = job
  if (agency_id === null || from_day === null || to_day === null)
    throw new Error('a packet needs an agency and a period')
  const found = await inPortal(async ({ db }) => {
    const [agency] = await db.select().from(agencies).where(eq(agencies.id, agency_id))
    if (!agency) throw new Error('the agency is gone')
    const all = await completionsOf(db, { agency_id, from: from_day, to: to_day, time_zone: portal.time_zone })
    const taken = all.filter(({ row }) => rosterFormats[agency.roster_format].refusal(row) === null)
    return {
      agency,
      taken,
      attempts: await attemptsOf(db, idsOf(taken)),
      times: await seatTimesOf(db, idsOf(taken)),
    }
  })
  const { agency, taken, attempts, times } = found
  const told: PacketLine[] = [
    ...roster(agency.roster_format, taken),
    ...attemptLines(taken, attempts),
    ...timeLines(taken, times),
    ...markedByStaff(taken),
  ]
  await onProgress(0, taken.length)
  for (const [index, { certificate, user_id }] of taken.entries()) {
    if (certificate) {
      const check_url = checkUrl(certificate.serial, portal, services.config)
      const bytes = await certificatePdf({ certificate, check_url, storage: services.storage, from: null })
      const name = `${folderOfCertificates}${certificate.serial}.pdf`
      told.push({ user_id, value: { kind: 'certificate', name, bytes: new Uint8Array(bytes) } })
    }
    if (index % 25 === 24) await onProgress(index + 1, taken.length)
  }
  const key = packetKey(services.secrets.packets, portal.id)
  const zip = await makePacket({
    header: {
      format: 'portico-packet/3',
      portal: portal.name,
      agency: agency.title,
      from: from_day,
      to: to_day,
      roster_format: agency.roster_format,
      created_at: job.created_at.toISOString(),
    },
    values: told.map(({ value }) => value),
    public_key: key.public_key,
    sign: key.sign,
    newSalt: () => randomBytes(32).toString('hex'),
  })
  return { zip, about: told.map(({ user_id }) => user_id) }
}

const idsOf = (taken: readonly Completion[]): number[] => taken.map(({ enrollment_id }) => enrollment_id)

function roster(name: keyof typeof rosterFormats, taken: readonly Completion[]): PacketLine[] {
  const { heading, lines } = rosterFormats[name]
  const line = (cells: readonly string[], user_id: number | null): PacketLine => ({
    user_id,
    value: { kind: 'roster', line: rosterLine(cells) },
  })
  return [
    ...(heading ? [line(heading, null)] : []),
    ...taken.flatMap(({ row, user_id }) => lines(row).map((cells) => line(cells, user_id))),
  ]
}

const heading = ['Completed by', 'Reason', 'Marked at (UTC)', 'Items marked', 'Items']

/** Lists completions of a packet that staff marked, with who, why and when; these add no score or seat time (LRN-032). */
const markedByStaff = (taken: readonly Completion[]): PacketLine[] =>
  linesAbout(
    { kind: 'by_staff', heading, taken },
    taken.flatMap(({ enrollment_id, by_staff }) => (by_staff === null ? [] : [{ enrollment_id, ...by_staff }])),
    ({ name, reason, at, items, items_total }) => [name, reason, at.toISOString(), String(items), String(items_total)],
  )
