import { answerInThread } from '../../../kernel/answer-in-thread.ts'
import { firstOverflowingText } from './first-overflowing-text.ts'

answerInThread(firstOverflowingText)
