/** Does something with each item, a few at a time. @throws the first error, after those under way have ended. */
export async function inParallel<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>, lanes = 6) {
  const results: Result[] = [];
  const queue = items.entries();
  let failed = false;
  const lane = async () => {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        results[index] = await act(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}
