/** Runs a command of ours: what goes wrong is said in its own words, without a stack, and ends with 1. */
export async function main(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
