import { startMailbox } from './start-mailbox.ts'

// The mailbox runs in its own process so that emails stay readable while api and worker restart. Only start runs it.
const { MAILBOX_PORT, MAILBOX_SMTP_PORT, MAILBOX_DATA_DIR } = process.env
if (!MAILBOX_DATA_DIR) throw new Error('MAILBOX_DATA_DIR is not set: the mailbox is started by `pnpm start`.')

const mailbox = await startMailbox({
  dataDir: MAILBOX_DATA_DIR,
  port: Number(MAILBOX_PORT ?? 0),
  smtpPort: Number(MAILBOX_SMTP_PORT ?? 0),
})
process.once('SIGTERM', () => void mailbox.stop().then(() => process.exit(0)))
