import type { ToolCatalog } from '../tool/tool-registry.ts';
import { InvalidFileError } from '../yaml/invalid-file-error.ts';
import type { WorkflowDefinition } from './define-workflow.ts';
import type { WorkflowState } from './flow-node.ts';
import type { FileTools } from './yaml/tool-step.ts';

/** A workflow file is refused as a whole. Names everything that is wrong with it. */
export class InvalidWorkflowError extends InvalidFileError {
  override readonly name = 'InvalidWorkflowError';
  readonly code = 'invalid-workflow';
}

export interface ReadWorkflowOptions extends FileTools {
  /** The tools there are, to find out at once that one is missing. */
  readonly tools: ToolCatalog;
  /** What messages call the file. Default `workflow.yaml`. */
  readonly file?: string;
}

/**
 * Reads a workflow: a YAML file in the language of this folder's README. Its definition runs like any other.
 *
 * @param yaml - At most 256,000 characters; no aliases, no tags.
 * @throws {InvalidWorkflowError} naming, by line, everything in it that cannot be meant: an unknown word, tool or name, a value
 *   that may be missing, a condition that cannot be read.
 */
export async function readWorkflow(
  yaml: string,
  { file = 'workflow.yaml', tools, ...rest }: ReadWorkflowOptions,
): Promise<WorkflowDefinition<WorkflowState, string, string>> {
  // Whoever writes workflows in code loads neither a YAML reader nor a schema library.
  const [{ YamlFile }, { readFile }] = await Promise.all([
    import('../yaml/yaml-file.ts'),
    import('./yaml/read-file.ts'),
  ]);
  const text = new YamlFile(yaml, 'workflow');
  const knows = (tool: string): readonly string[] | undefined =>
    tools.getTool(tool) ? undefined : tools.listTools().map(({ name }) => name);
  const workflow = text.root && readFile(text, text.root, { ...rest, knows });
  if (!workflow || text.problems.length > 0) throw new InvalidWorkflowError(file, text.problems);
  return workflow;
}
