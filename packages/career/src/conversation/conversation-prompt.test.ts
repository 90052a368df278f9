import { aiLimits } from '@keepmark/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversationPrompt } from './conversation-prompt';

const marker = 'data-abc';
const exchange = (index: number, length = 20) => ({
  question: `Question ${index}`,
  answer: `Answer ${index}. ${'x'.repeat(length)}`,
});

describe('the prompt of a conversation', () => {
  it('has the question, then the earlier exchanges, then the facts', () => {
    const prompt = conversationPrompt(
      { question: ' What next? ', facts: { occupation: 'Welders', wages: '' }, earlier: [exchange(1), exchange(2)] },
      marker,
    );
    expect(prompt.startsWith('What next?\n\nEarlier')).toBe(true);
    expect(prompt.indexOf('Answer 1')).toBeLessThan(prompt.indexOf('Question 2'));
    expect(prompt).toContain('"occupation":"Welders"');
    expect(prompt).not.toContain('wages');
  });

  it('is only the question if there are no facts', () => {
    expect(conversationPrompt({ question: 'What next?', facts: {}, earlier: [] }, marker)).toBe('What next?');
  });

  it('omits the oldest exchanges first, and cuts long answers', () => {
    const earlier = Array.from({ length: 12 }, (_, index) => exchange(index, 3500));
    const prompt = conversationPrompt({ question: 'What next?', facts: {}, earlier }, marker);
    expect(prompt).toContain('Answer 11.');
    expect(prompt).not.toContain('Answer 0.');
    const long = conversationPrompt({ question: 'What next?', facts: {}, earlier: [exchange(0, 30_000)] }, marker);
    expect(long).toContain('Answer 0.');
    expect(long).toContain('… [cut]');
  });

  it('fits the limit with the whole question and the last answer for any conversation', () => {
    const text = fc.string({ unit: 'binary', maxLength: 6000 });
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 2000 }),
        fc.dictionary(fc.constantFrom('tasks', 'skills'), text),
        fc.array(fc.record({ question: text, answer: text }), { maxLength: 8 }),
        (question, facts, earlier) => {
          const prompt = conversationPrompt({ question, facts, earlier }, marker);
          expect(prompt.startsWith(question.trim())).toBe(true);
          expect(prompt.length).toBeLessThanOrEqual(aiLimits.promptCharacters - 3000);
          // An answer can't close its block.
          expect(prompt.slice(question.trim().length).split(`</${marker}>`).length - 1).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 15 },
    );
  });
});
