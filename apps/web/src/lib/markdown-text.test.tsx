import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markdownBlocks } from './markdown-blocks.ts';
import { MarkdownText } from './markdown-text.tsx';

function drawn(text: string): string {
  return render(<MarkdownText text={text} heading="h4" />).container.firstElementChild?.innerHTML ?? '';
}

test('a reader sees headings, lists, emphasis, code and links', () => {
  expect(drawn('## Your week\nYou **own** the *pipelines*.\nAnd `dbt`.\n\n- SQL\n* Kafka\n\n1. Apply')).toBe(
    '<h4>Your week</h4><p>You <strong>own</strong> the <em>pipelines</em>.\nAnd <code>dbt</code>.</p>' +
      '<ul class="bullets"><li>SQL</li><li>Kafka</li></ul><ol class="bullets"><li>Apply</li></ol>',
  );
  expect(drawn('See [our team](https://team.example/a?b=1&c=2).')).toBe(
    '<p>See <a href="https://team.example/a?b=1&amp;c=2" target="_blank" rel="noreferrer">our team</a>.</p>',
  );
});

test.each([
  'Earns 5 * 3 * 2 and snake_case_names, 2*3',
  '**open and __never closed',
  'a - b',
  '#hashtag',
  '1.5 years',
])('a reader sees %j as it was typed', (text) => {
  expect(drawn(text)).toBe(`<p>${text}</p>`);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '**<script>alert(1)</script>**',
  '[now](javascript:alert(1))',
  '[now](data:text/html,<script>alert(1)</script>)',
  '[now](//evil.example)',
  '![pixel](https://evil.example/seen.png)',
  '[a](https://x.example"onclick="alert(1))',
])('%j becomes no element but text, emphasis and links', (text) => {
  const { container } = render(<MarkdownText text={text} heading="h4" />);
  expect(container.querySelectorAll('script, img, iframe, svg, [onclick], [onerror]')).toHaveLength(0);
  for (const link of container.querySelectorAll('a')) expect(link.protocol).toBe('https:');
});

test('a text full of unclosed marks is parsed at once', () => {
  const startedAt = performance.now();
  for (const mark of ['**a ', '*a ', '[a', '`a ', '_a ', '- '])
    markdownBlocks(mark.repeat(20_000 / mark.length));
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
