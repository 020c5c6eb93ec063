import type { DemoModule } from '../types.ts'
import { choiceQuestion, exam, isFalse, isTrue, sheet, survey, text } from './make.ts'

export const accountingEthicsLessons: DemoModule[] = [
  {
    title: 'A way to think',
    items: [
      text(
        'Threats and safeguards',
        `<p>Codes of conduct contain rules for the situations somebody foresaw. For the rest they offer a method, the conceptual framework: <strong>identify a threat, judge how serious it is, apply a safeguard, or decline</strong>. It takes three minutes and it works on almost anything.</p>
<h2>Seven threats</h2>
<ul><li><strong>Self-interest:</strong> you gain or lose by the outcome, as with a fee that depends on a result, a loan, or a job offer from the client.</li><li><strong>Self-review:</strong> you check your own work, or that of your firm.</li><li><strong>Advocacy:</strong> you promote a position until you can no longer judge it.</li><li><strong>Familiarity:</strong> a long or close relationship makes you too trusting.</li><li><strong>Undue influence:</strong> somebody presses you, with a deadline, a promotion or a lawyer.</li><li><strong>Adverse interest:</strong> you and the client are opponents, as in a lawsuit.</li><li><strong>Management participation:</strong> you make decisions that belong to the client.</li></ul>
<h2>Judge it</h2>
<p>A threat is significant when a <em>reasonable and informed third party</em>, knowing the facts, would conclude that your integrity or objectivity is impaired. That person is not your friend, and not a cynic either.</p>
<h2>Safeguards</h2>
<p>Some come from the profession and the law: education, licensing, inspection. Some are built into the client: an audit committee, a competent finance function. Most of those you control lie in your firm: a second reviewer, a different team, disclosure, rotation, a wall between people, or ending a relationship. A safeguard has to answer <em>this</em> threat. Rotating the manager does nothing about a loan to the partner.</p>
<h2>Sometimes nothing is enough</h2>
<p>A direct financial interest in an audit client cannot be safeguarded away. Neither can a contingent fee in an attest engagement. The framework is not a machine for producing permission. If the honest answer is no, the last step is to decline, in writing, early.</p>
<h2>Use it on paper</h2>
<p>Take a sheet and four lines: threat, seriousness, safeguard, conclusion. Keep it in the file. Six months later it is the difference between "we thought about it" and "we can show you what we thought".</p>
<p>The cases in this course all use these four lines.</p>`,
      ),
      text(
        'Independence in fact and in appearance',
        `<p><strong>Independence in fact</strong> is a state of mind: you would reach the same conclusion whatever it cost you. <strong>Independence in appearance</strong> is what the informed third party believes. You need both, because users of your report can only see the second.</p>
<h2>Case one: the helpful senior</h2>
<p>A small manufacturer has been an audit client for six years. The controller leaves in December. The senior on the job, who knows the books better than anyone, is asked to "help out": prepare the year-end entries, post them, approve the payables run while the search goes on. The partner agrees. It is January, and somebody has to.</p>
<p>Threats: self-review, because the firm will audit entries its own senior made, and management participation, because approving payments is a decision of the client. Seriousness: high. Possible safeguards: the client names a competent person who takes responsibility, reviews and approves every entry; the senior only <em>prepares</em> and never approves; another team audits the area; everything is disclosed to those in charge of governance.</p>
<p>Approving the payables run has no safeguard. It has to stop today. In a public company, preparing the entries would have to stop as well.</p>
<h2>Case two: the good neighbor</h2>
<p>Your brother-in-law is hired as the treasurer of an audit client. You are not on the engagement, though you sit two doors from those who are. Familiarity and appearance. The rules treat close relatives in key positions differently, depending on your role and office. Ask the person in the firm who knows, before the start date, and write down the answer.</p>
<h2>Nonaudit services</h2>
<p>Tax returns, bookkeeping, valuation, software selection: each may be allowed, with conditions, for private clients. Three of the conditions are always the same. The client makes the decisions. The client names someone with the skill, knowledge or experience to oversee the work. And the understanding is documented before the work begins. If the client's overseer cannot explain the work to you in his own words, the condition is not met.</p>
<h2>Fees</h2>
<p>A client that is a quarter of an office's revenue is a self-interest threat with a nameplate. So is a fee overdue for a year, which starts to look like a loan.</p>
<p><strong>Your turn:</strong> choose one long-standing client or, in industry, one long-standing relationship with a vendor. Name the strongest threat in one word, and the safeguard that answers it.</p>`,
      ),
      survey('Check: name the threat', [
        choiceQuestion(
          'A firm audits a valuation that it prepared itself. The main threat is:',
          ['Advocacy', '*Self-review', 'Adverse interest'],
          'You would be checking your own work.',
        ),
        isFalse(
          'Every threat can be reduced by a second reviewer.',
          'A safeguard has to answer the particular threat, and some threats have none.',
        ),
      ]),
    ],
  },
  {
    title: 'Pressure and confidences',
    items: [
      text(
        'The email you should have sent on Tuesday',
        `<p>Violations grow in steps. Each step is close to the one before, so none of them feels like a decision.</p>
<h2>Case three: month end</h2>
<p>You are the assistant controller of a subsidiary. Quarterly revenue is $140,000 short.</p>
<p><strong>Monday.</strong> The sales director asks whether a shipment that leaves on the second could be "looked at". You look. Title passes on delivery.</p>
<p><strong>Tuesday.</strong> Your boss, the controller, says: "The customer has agreed to take title here. I'll have the letter by Friday. Book it." You say you will set it up.</p>
<p><strong>Friday.</strong> No letter. "It's coming. Don't make this hard." You post the entry, with a note to yourself.</p>
<p><strong>Three weeks later.</strong> The letter arrives, dated the 28th of last month, signed by the sales director's assistant.</p>
<p>By then you have prepared a false entry, accepted a document that you know to be backdated, and kept silent at the review. On Tuesday you had done nothing wrong.</p>
<h2>The Tuesday email</h2>
<blockquote>"I've looked at the shipment. On the terms I have, revenue belongs to next month. If terms were changed before the 30th, please send me the signed amendment with its date, and I'll book it with that support. Without it I can't. Happy to talk."</blockquote>
<p>Five sentences: facts, rule, what would change your mind, refusal, open door. It is polite. It is also very hard to forward to anyone with the words "please override".</p>
<h2>If it does not stop</h2>
<ol><li>Go one level up: controller, chief financial officer, audit committee, the hotline.</li><li>Discuss it confidentially with counsel or your professional body.</li><li>Do not sign, post or certify what you believe to be misleading.</li><li>Consider leaving. Consider, with advice, whether you have a duty or a right to inform others outside.</li></ol>
<p>Keep a dated record of facts, in a place where you are allowed to keep it. Do not take documents home to build a case. That is a second problem.</p>
<h2>Why it is hard</h2>
<p>You like your boss. Bonuses of people you know depend on it. And perhaps you are wrong. The framework helps with the last: "Show me the amendment" is a question, not an accusation. If you are wrong, the answer costs them one attachment.</p>`,
      ),
      text(
        'Confidential, and for how long',
        `<p>What a client or an employer tells you belongs to them. You may not disclose it without specific consent, and you may not <em>use</em> it for yourself or for anybody else. Confidentiality outlives the engagement, the employment and, usually, your memory.</p>
<h2>Exceptions are narrow</h2>
<p>You may, and sometimes must, disclose with the client's consent, under a valid subpoena or summons, to a quality reviewer or your board in its proceedings, and where law requires a report. Even then: no more than is asked, and after a call to counsel. A phone call from a detective is not a subpoena. Neither is a worried spouse.</p>
<h2>Case four: two clients</h2>
<p>You prepare returns for two siblings who own a company together. In March, one tells you that she plans to sell her half to a competitor and asks what it would net. In April the other asks you whether he should put his savings into the expansion.</p>
<p>You cannot tell him what you know. You cannot advise him as though you did not know it. There is a conflict of interest that disclosure cannot cure, because disclosure itself would break confidence. The answer is short and uncomfortable: "I'm not able to advise you on this one. I'd suggest that you talk with someone independent before you decide." Do not hint. Write down that you declined, and why.</p>
<h2>Everyday leaks</h2>
<ul><li>A screen on a train.</li><li>An online tool into which a trial balance was pasted "just for the formula".</li><li>A war story at lunch with all names changed and one unmistakable detail.</li><li>Working papers in a new employer's cloud.</li></ul>
<h2>Records</h2>
<p>The client's own records go back to the client on request, even when your fee is unpaid, in most states. Your working papers are yours, and you keep them for as long as law and policy say. Know which is which before the angry phone call.</p>
<h2>Document your decisions</h2>
<p>The worksheet that follows has room for facts, threat, alternatives, consultation, conclusion and date. Use it for the decisions that you would rather not write down. Those are the ones.</p>`,
      ),
      sheet('Worksheet: an ethical decision', 'ethical-decision-worksheet.pdf', {
        heading: 'An ethical decision on one page',
        intro: 'For the decisions you would rather not write down. Keep it with the file.',
        sections: [
          {
            title: 'Facts',
            lines: ['What happened, with dates and names:', 'What I do not know, and who could tell me:'],
          },
          {
            title: 'Threat',
            lines: [
              'Self-interest, self-review, advocacy, familiarity, influence, adverse interest, management:',
              'What would an informed third party conclude?',
            ],
          },
          {
            title: 'Alternatives',
            lines: [
              'Safeguard that answers this threat:',
              'Decline or withdraw:',
              'What happens to whom in each case:',
            ],
          },
          {
            title: 'Consultation and conclusion',
            lines: ['Whom I asked, and when:', 'Decision and reason:', 'Date and initials:'],
          },
        ],
      }),
    ],
  },
  {
    title: 'Final exam',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'What is the first step of the conceptual framework?',
          ['Apply a safeguard', '*Identify the threat', 'Document the conclusion'],
          'A safeguard chosen without a threat is decoration.',
        ),
        choiceQuestion(
          'Independence in appearance is judged by:',
          ['the client', 'the engagement partner', '*a reasonable and informed third party'],
          'Users can only rely on what they can see.',
        ),
        choiceQuestion(
          "An auditor is asked to approve a client's payments for two weeks. This is mainly:",
          [
            'a familiarity threat that rotation solves',
            '*management participation without an adequate safeguard',
            'acceptable for a small client',
          ],
          'Approving payments is a decision of management.',
        ),
        isTrue(
          'Confidentiality continues after an engagement has ended.',
          'It outlives the engagement and the employment.',
        ),
        choiceQuestion(
          'Your boss asks you to book revenue without support. What is the best first answer?',
          [
            'Book it and note your objection',
            '*Ask for the dated support and say that you cannot book it without',
            'Call the regulator at once',
          ],
          'Facts, rule, what would change your mind, refusal, open door.',
        ),
        choiceQuestion(
          'Which of these allow disclosure of client information?',
          [
            "*The client's specific consent",
            '*A valid subpoena, after advice',
            'A phone call from a detective',
            '*A quality review of your practice',
          ],
          'The exceptions are narrow and formal.',
        ),
        isFalse(
          'A direct financial interest in an audit client can be cured by a second reviewer.',
          'For some threats no safeguard is enough.',
        ),
        choiceQuestion(
          'Two clients have opposite interests, and you hold confidences of one. You should:',
          [
            'Advise both with care',
            '*Decline to advise the other on this matter, without giving the reason away',
            'Tell the other in confidence',
          ],
          'Disclosure itself would break confidence.',
        ),
      ]),
    ],
  },
]
