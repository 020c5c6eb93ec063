import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { day as dayOf } from '../../schemas/dates.ts'

const day = dayOf('Please enter a day')
const period = v.pipe(
  v.object({ agency_id: id(), from: day, to: day }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'The period ends before it begins'),
    ['to'],
  ),
)
export const proofJob = v.object({
  id: id(),
  kind: v.picklist(['certificates', 'packet']),
  title: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  state: v.picklist([1, 2, 3, 4]),
  done: v.number(),
  total: v.number(),
  created_at: instant(),
})
export type ProofJob = v.InferOutput<typeof proofJob>

const named = v.object({
  user_id: id(),
  learner: v.string(),
  course: v.string(),
  completed_on: v.string(),
})
export type NamedCompletion = v.InferOutput<typeof named>
/** How many completions share a reason, with the first 100. */
const byReason = v.object({ reason: v.string(), count: v.number(), completions: v.array(named) })
export type CompletionsByReason = v.InferOutput<typeof byReason>

export const preview_packet = endpoint({
  method: 'POST',
  path: '/proof/packets/preview',
  summary:
    'Previews a packet: how many completions it would hold, which ones the agency would reject and why, and what others lack',
  action: 'proof.make',
  reads: true,
  query: v.object(refererPortal),
  body: period,
  output: v.object({
    rows: v.number(),
    roster_format: v.string(),
    refused: v.array(byReason),
    /** how many completions in the packet lack something */
    incomplete_rows: v.number(),
    /** what they lack, such as a license number; once for each thing that one lacks */
    incomplete: v.array(byReason),
  }),
  errors: ['access.denied', 'general.too_many_requests', 'general.not_found', 'validation.failed'],
})
export const make_packet = endpoint({
  method: 'POST',
  path: '/proof/packets',
  summary: 'Requests a regulator packet for an agency and a period: a signed zip of roster, attempts and certificates',
  action: 'proof.make',
  query: v.object(refererPortal),
  body: period,
  output: proofJob,
  errors: ['access.denied', 'proof.under_way', 'general.too_many_requests', 'general.not_found', 'validation.failed'],
})
export const make_certificates_file = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/certificates/file',
  summary: 'Requests a zip of all valid certificates of a course',
  action: 'proof.make',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: proofJob,
  errors: ['proof.under_way', 'general.too_many_requests', 'general.not_found'],
})
export const list_proof_jobs = endpoint({
  method: 'GET',
  path: '/proof/jobs',
  summary: 'Lists requested packets and certificate zips with their progress, newest first',
  action: 'proof.make',
  query: v.object({ ...refererPortal, course: v.optional(slugParam()) }),
  output: v.object({
    jobs: v.array(proofJob),
    agencies: v.array(v.object({ id: id(), title: v.string() })),
  }),
  errors: ['general.not_found'],
})
export const download_proof = endpoint({
  method: 'GET',
  path: '/proof/jobs/:id/file',
  summary: 'Downloads the zip of a packet or of certificates once it is ready',
  action: 'proof.make',
  answers: 'file',
  file_type: 'application/zip',
  tx: false,
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  output: v.null(),
  errors: ['access.denied', 'general.not_found'],
})
const packetPerson = v.object({
  user_id: id(),
  name: v.string(),
  email: v.string(),
  packets: v.number(),
  rows: v.number(),
})
export type PacketPerson = v.InferOutput<typeof packetPerson>
export const list_packet_people = endpoint({
  method: 'GET',
  path: '/proof/people',
  summary: 'Finds people in the stored packets by name or email; returns the first twenty',
  action: 'proof.erase',
  query: v.object({ ...refererPortal, search: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200)) }),
  output: v.array(packetPerson),
  errors: ['validation.failed'],
})
export const erase_from_packets = endpoint({
  method: 'POST',
  path: '/proof/erasures',
  summary: 'Erases a person from every stored packet; the packets still verify',
  action: 'proof.erase',
  confirmed: true,
  tx: false,
  query: v.object(refererPortal),
  /** `name`: the person’s name, typed exactly, so that nobody is erased by accident */
  body: v.object({ user_id: id(), name: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
  output: v.object({ packets: v.number(), rows: v.number() }),
  errors: ['proof.other_name', 'enrollments.own_record', 'validation.failed'],
})
export const show_packet_key = endpoint({
  method: 'GET',
  path: '/proof/key',
  summary: 'Returns the public Ed25519 key that verifies packets of this portal',
  action: 'public',
  auth: 'public',
  query: v.object(refererPortal),
  output: v.object({ algorithm: v.literal('Ed25519'), public_key: v.string() }),
  errors: [],
})
