import type { DemoModule } from '../types.ts'
import { choiceQuestion, exam, isFalse, scorm, text } from './make.ts'

export const hipaaEssentials: DemoModule[] = [
  {
    title: 'Before you begin',
    items: [
      text(
        'Why the front desk matters',
        `<p>Most privacy incidents in a clinic are small and happen within ten feet of the check-in window. Nobody steals a record. Somebody reads a name aloud together with the reason for the visit, leaves a sign-in sheet facing up, or tells a caller that "she just left, her test went fine".</p>
<p>Each of these gives away <strong>protected health information</strong>: anything that ties a person to their health, their care or the payment for it. It may be on paper, on a screen or spoken. A name beside an appointment time is already enough.</p>
<h2>Three questions to carry with you</h2>
<ol><li><strong>Who needs this?</strong> Not who asks, and not who is friendly, but whose task cannot be done without it.</li><li><strong>How much of it?</strong> The minimum necessary. A transport driver needs a time and a door, not a diagnosis.</li><li><strong>Who else can hear or see it?</strong> The person two chairs away counts.</li></ol>
<h2>On the phone</h2>
<p>Ask callers for two identifiers, such as full name and date of birth, and let <em>them</em> supply both. If you read one out and ask "is that right?", you have given it away. On voicemail leave the name of the office, your own name and a number. Nothing else.</p>
<h2>When something goes wrong</h2>
<p>It will, to careful people too. Stop the spread if you can, and tell your privacy officer the same day: what, whose, when, and who saw it. Nobody may be punished for reporting in good faith. The office has duties with deadlines, and they run from the moment anyone here knew.</p>
<p>The next part is interactive and takes a few minutes. After it there are four questions, and then your certificate.</p>`,
      ),
    ],
  },
  { title: 'A walk around the front desk', items: [scorm('HIPAA essentials for front desk staff', 'hipaa-course')] },
  {
    title: 'Show what you know',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'Which of these is protected health information?',
          [
            'The number of patients seen last Monday',
            '*A reminder card with a name and an appointment time',
            'The opening hours of the clinic',
          ],
          'A name beside an appointment ties a person to care. Totals and opening hours tie nobody to anything.',
        ),
        choiceQuestion(
          'A caller says she is a patient and asks about her referral. What do you do first?',
          [
            'Read her date of birth and ask her to confirm it',
            '*Ask her to give you two identifiers',
            'Ask for the name of her doctor and go on',
          ],
          'The caller supplies both identifiers. Whoever hears one from you has learned it.',
        ),
        choiceQuestion(
          'What may you leave on a voicemail?',
          [
            '*The name of the office',
            '*Your own name and a number to call back',
            'The name of the test that is ready',
            'The department, so that the patient knows what it is about',
          ],
          'Name of the office, your name and a number. A test or a department may already say too much.',
        ),
        isFalse(
          'A wrong fax that the recipient has shredded does not need to be reported.',
          'Report it the same day. The privacy officer decides whether it was a breach, and the clock runs from discovery.',
        ),
      ]),
    ],
  },
]
